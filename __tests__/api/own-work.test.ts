import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();
const both = async () => makeSession({ user: await makeUser({ roles: ['editor_catalog', 'editor_review'] }) });
type Session = Awaited<ReturnType<typeof both>>;

const queueOf = async (as: Session) =>
  (await api.call(catalogsApi.review, { query: { limit: 100 } }, { as })).data.rows.map(({ id }) => id);
const get = async (id: string, as: Session) => (await api.call(catalogsApi.get, { params: { id } }, { as })).data;

async function accept(id: string, as: Session) {
  const { version } = await get(id, as);
  return api.call(catalogsApi.accept, { params: { id }, body: { version } }, { as });
}

const OWN = 'You tagged or edited this. Another reviewer has to review it.';

it('is neither for whoever tagged a catalog nor for whoever corrected it since then', async () => {
  const [tagger, corrector, third] = [await both(), await both(), await both()];
  const { id } = await makeComplete();
  const finish = { params: { id }, body: { title: 'Silk', version: 1 } };
  expect((await api.call(catalogsApi.finish, finish, { as: tagger })).data.catalog.status).toBe('in_review');
  const { version } = await get(id, corrector);
  const correct = { params: { id }, body: { rate: 42_000, version } };
  expect((await api.call(catalogsApi.update, correct, { as: corrector })).status).toBe(200);
  for (const who of [tagger, corrector]) {
    expect(await queueOf(who)).not.toContain(id);
    expect((await accept(id, who)).failure.message).toBe(OWN);
  }
  expect(await queueOf(third)).toContain(id);
  expect((await accept(id, third)).data.status).toBe('live');
});

it('is neither for whoever edited a catalog nor for whoever sent it on', async () => {
  const [editor, sender] = [await both(), await both()];
  const { id } = await makeComplete({ status: 'tagged', lastEditedById: editor.user.id });
  const step = { params: { id }, body: { to: 'in_review' as const, version: 1 } };
  const sent = await api.call(catalogsApi.step, step, { as: sender });
  expect(sent.data).toMatchObject({ lastEditedBy: { id: editor.user.id }, taggedBy: { id: sender.user.id } });
  for (const who of [editor, sender]) {
    expect(await queueOf(who)).not.toContain(id);
    expect((await accept(id, who)).failure.message).toBe(OWN);
  }
});

it('of which nobody is known stays in every queue', async () => {
  const { id } = await makeComplete({ status: 'in_review' });
  expect(await queueOf(await both())).toContain(id);
});
