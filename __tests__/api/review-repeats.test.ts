import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

const reviewer = async (name: string) => makeSession({ user: await makeUser({ name, roles: ['editor_review'] }) });
type Session = Awaited<ReturnType<typeof reviewer>>;

const accept = (id: string, as: Session) =>
  api.call(catalogsApi.accept, { params: { id }, body: { title: 'Silk saree', version: 1 } }, { as });
const reject = (id: string, reason: string, as: Session) =>
  api.call(catalogsApi.step, { params: { id }, body: { to: 'rejected', reason, version: 1 } }, { as });

it('repeats its answer to the reviewer whose answer was lost, and to nobody else', async () => {
  const [meera, kiran] = [await reviewer('Meera Shah'), await reviewer('Kiran Vyas')];
  const { id } = await makeComplete({ status: 'in_review' });
  const first = await accept(id, meera);
  expect(first.data).toMatchObject({ status: 'live', title: 'Silk saree' });
  expect((await accept(id, meera)).data).toEqual(first.data);
  expect((await accept(id, kiran)).failure).toMatchObject({ code: 'changed_meanwhile' });
});

it('keeps each reason: only the same person with the same words is told it is done', async () => {
  const [meera, kiran] = [await reviewer('Meera Shah'), await reviewer('Kiran Vyas')];
  const { id } = await makeComplete({ status: 'in_review' });
  const first = await reject(id, 'Blurred.', meera);
  expect((await reject(id, 'Blurred.', meera)).data).toEqual(first.data);
  const refusals = [await reject(id, 'Blurred.', kiran), await reject(id, 'No rate.', meera)];
  expect(refusals.map(({ status, failure }) => [status, failure.code])).toEqual([
    [409, 'changed_meanwhile'],
    [409, 'changed_meanwhile'],
  ]);
});
