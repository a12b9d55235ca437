import { sql } from 'drizzle-orm';
import { catalogTwinsApi } from '@/lib/contracts/catalogs/catalog-twins';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { comparePhotos } from '@/lib/server/areas/likenesses/copies-service';
import { clock, later, MINUTE } from '@/lib/server/clock';
import { newId } from '@/lib/server/db/schema/columns';
import { orm } from '@/lib/server/db/database';
import { catalogImages } from '@/lib/server/db/schema/catalogs';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { bringIn, drawing, sentOn, stamped } from '../support/look-alikes';

const api = serveApi();
let reviewer: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  reviewer = await makeSession({ user: await makeUser({ roles: ['editor_review'] }) });
});

/** A catalog with one photo, of a new seller. */
async function catalogOf(bytes: Buffer) {
  const catalog = await makeCatalog();
  const { id: photoId } = await bringIn(bytes, reviewer.user.id);
  await orm().insert(catalogImages).values({ id: newId(), catalogId: catalog.id, photoId, position: 0, isCover: true });
  return { id: catalog.id, photoId };
}

/** Runs an idle worker after all new photos have been there for a while. */
async function compareAll() {
  const now = clock.now;
  const after = later(2 * MINUTE);
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(Math.max(+now(), +after)));
  const waits = async () =>
    (await orm().execute<{ n: number }>(sql`select count(*)::int as n from photos where compared_at is null`)).rows[0]
      ?.n;
  while (await waits()) await comparePhotos(() => false);
  jest.mocked(clock.now).mockRestore();
}

const twinsOf = async ({ id }: { id: string }) =>
  (await api.call(catalogTwinsApi.of, { params: { id } }, { as: reviewer })).data.map(({ catalog }) => catalog.id);
const listed = async () =>
  (await api.call(catalogsApi.list, { query: { hasTwin: 'true', limit: 100 } }, { as: reviewer })).data.rows.map(
    ({ id }) => id,
  );
const decide = (photoId: string, likePhotoId: string, isDuplicate: boolean) =>
  api.call(likenessesApi.decide, { body: { decisions: [{ photoId, likePhotoId, isDuplicate }] } }, { as: reviewer });

it('finds the same photo, recompressed or stamped; no other colour, no other design', async () => {
  const picture = await drawing(1);
  const first = await catalogOf(picture);
  const others = [
    await catalogOf(await sentOn(picture)),
    await catalogOf(await stamped(picture)),
    await catalogOf(picture),
  ];
  const strangers = [await catalogOf(await drawing(1, '#1f6a3a')), await catalogOf(await drawing(2))];
  expect(await twinsOf(first)).toEqual([others[2]?.id]);
  await compareAll();
  expect(await twinsOf(first)).toEqual(others.map(({ id }) => id));
  const all = await listed();
  for (const { id } of [first, ...others]) expect(all).toContain(id);
  for (const { id } of strangers) expect(all).not.toContain(id);
});

it('leaves out what somebody said is none, whichever way round, and what is deleted', async () => {
  const picture = await drawing(3);
  const [first, second] = [await catalogOf(picture), await catalogOf(await sentOn(picture))];
  await compareAll();
  expect([await twinsOf(first), await twinsOf(second)]).toEqual([[second.id], [first.id]]);
  expect((await decide(second.photoId, first.photoId, false)).status).toBe(200);
  expect([await twinsOf(first), await twinsOf(second)]).toEqual([[], []]);
  expect(await listed()).not.toContain(first.id);
  await decide(second.photoId, first.photoId, true);
  expect(await listed()).toContain(first.id);
  await api.call(catalogsApi.remove, { params: { id: second.id } }, { as: reviewer });
  expect(await twinsOf(first)).toEqual([]);
  expect(await listed()).not.toContain(first.id);
});

it('finds what two workers looked at in the same moment, once', async () => {
  const picture = await drawing(4);
  const [first, second] = [await catalogOf(picture), await catalogOf(await sentOn(picture))];
  await orm().execute(sql`update photos set created_at = created_at - interval '2 minutes'`);
  await Promise.all([comparePhotos(), comparePhotos()]);
  await compareAll();
  expect([await twinsOf(first), await twinsOf(second)]).toEqual([[second.id], [first.id]]);
});

it('waits a while, so that bringing photos in comes first', async () => {
  const picture = await drawing(5);
  const [first] = [await catalogOf(picture), await catalogOf(await sentOn(picture))];
  await comparePhotos();
  expect(await twinsOf(first)).toEqual([]);
});

it('tells of no catalog there is not', async () => {
  const { status } = await api.call(catalogTwinsApi.of, { params: { id: newId() } }, { as: reviewer });
  expect(status).toBe(404);
});
