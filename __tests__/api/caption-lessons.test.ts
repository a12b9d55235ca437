import type { Role } from '@/config/roles';
import { eq } from 'drizzle-orm';
import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const CAPTION = 'Kesariya rate 450 net 485';

const session = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
type Session = Awaited<ReturnType<typeof session>>;

const lessonsOf = async (sellerId: string, as: Session) =>
  (await api.call(captionLessonsApi.ofSeller, { params: { id: sellerId } }, { as })).data;

/** A catalog with this caption that its editor finished at this rate. */
async function finished(sellerId: string, rate: number, as: Session, caption = CAPTION) {
  const { id } = await makeComplete({ sellerId, caption });
  const { status } = await api.call(catalogsApi.finish, { params: { id }, body: { rate, version: 1 } }, { as });
  expect(status).toBe(200);
  return id;
}

it('a correction is kept for its seller, and counted when it comes again', async () => {
  const [editor, seller, other] = [await session('editor_catalog'), await makeSeller(), await makeSeller()];
  await finished(seller.id, 48_500, editor);
  const [lesson] = await lessonsOf(seller.id, editor);
  expect(lesson).toMatchObject({ field: 'rate', said: 'net', times: 1 });
  await finished(seller.id, 51_000, editor, 'Mayuri rate 480 net 510');
  expect(await lessonsOf(seller.id, editor)).toMatchObject([{ id: lesson?.id, times: 2 }]);
  expect(await lessonsOf(other.id, editor)).toEqual([]);
});

it('another rate takes one correction off a lesson, the last one forgets it', async () => {
  const [editor, seller] = [await session('editor_catalog'), await makeSeller()];
  await finished(seller.id, 48_500, editor);
  await finished(seller.id, 51_000, editor, 'Mayuri rate 480 net 510');
  for (const left of [1, 0]) {
    await finished(seller.id, 47_700, editor);
    expect((await lessonsOf(seller.id, editor)).map(({ times }) => times)).toEqual(left > 0 ? [left] : []);
  }
});

it('what was read right, or is not in the caption, teaches nothing', async () => {
  const [editor, seller] = [await session('editor_catalog'), await makeSeller()];
  await finished(seller.id, 45_000, editor, 'Kesariya rate 450');
  await finished(seller.id, 47_700, editor);
  expect(await lessonsOf(seller.id, editor)).toEqual([]);
});

it('a reviewer teaches it as well', async () => {
  const [reviewer, seller] = [await session('editor_review'), await makeSeller({ status: 'active' })];
  const { id } = await makeComplete({ sellerId: seller.id, caption: CAPTION, rate: 45_000, status: 'in_review' });
  const accept = { params: { id }, body: { rate: 48_500, version: 1 } };
  expect((await api.call(catalogsApi.accept, accept, { as: reviewer })).data.status).toBe('live');
  expect(await lessonsOf(seller.id, await session('admin'))).toHaveLength(1);
});

it('is removed with a line in the seller’s history, not by a salesman', async () => {
  const [editor, admin, salesman] = [
    await session('editor_catalog'),
    await session('admin'),
    await session('salesman'),
  ];
  const seller = await makeSeller();
  const id = await finished(seller.id, 48_500, editor);
  const [lesson] = await lessonsOf(seller.id, editor);
  const remove = (as: Session) => api.call(captionLessonsApi.remove, { params: { id: lesson?.id ?? '' } }, { as });
  const foreign = await api.call(captionLessonsApi.ofSeller, { params: { id: seller.id } }, { as: salesman });
  expect([foreign.status, (await remove(salesman)).status]).toEqual([403, 403]);
  // A salesman who also tags keeps to the own portfolio.
  expect((await remove(await session('salesman', 'editor_catalog'))).status).toBe(404);
  expect((await remove(admin)).status).toBe(200);
  expect((await remove(admin)).status).toBe(404);
  expect(await lessonsOf(seller.id, editor)).toEqual([]);
  const history = await api.call(sellersApi.history, { params: { id: seller.id }, query: {} }, { as: admin });
  expect(history.data.rows[0]).toMatchObject({ action: 'sellers.lesson-removed', details: { said: 'net' } });
  expect(await orm().$count(catalogs, eq(catalogs.id, id))).toBe(1);
});
