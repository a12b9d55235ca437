import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { orderCalls, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const by = async (role: 'editor_catalog' | 'editor_review' | 'admin') =>
  makeSession({ user: await makeUser({ roles: [role] }) });
type Session = Awaited<ReturnType<typeof by>>;

/** A catalog that an editor sent to review and a reviewer accepted after correcting its rate. */
async function accepted() {
  const [editor, reviewer] = [await by('editor_catalog'), await by('editor_review')];
  const { id } = await makeComplete({ sellerId: (await makeSeller({ status: 'active' })).id });
  const finish = { params: { id }, body: { title: 'Silk', version: 1 } };
  const { catalog: sent } = (await api.call(catalogsApi.finish, finish, { as: editor })).data;
  const accept = { params: { id }, body: { rate: 42_000, version: sent.version } };
  const { data: live } = await api.call(catalogsApi.accept, accept, { as: reviewer });
  return { id, sent, live, editor, reviewer };
}

const undo = ({ id, version }: { id: string; version: number }, as: Session) =>
  api.call(catalogsApi.undoAccept, { params: { id }, body: { version } }, { as });

it('puts an accepted catalog back to its place in the queue, with what was corrected', async () => {
  const { id, sent, live, reviewer } = await accepted();
  expect(live).toMatchObject({ status: 'live', qcPassed: true });
  const { data } = await undo(live, reviewer);
  expect(data).toMatchObject({ status: 'in_review', rate: 42_000, qcPassed: false, reviewedBy: null });
  expect(Date.parse(data.statusChangedAt) - Date.parse(sent.statusChangedAt)).toBeLessThan(1000);
  expect(data.statusChangedAt < live.statusChangedAt).toBe(true);
  expect((await undo(live, reviewer)).data).toEqual(data);
  const { data: queue } = await api.call(catalogsApi.review, { query: { limit: 100 } }, { as: reviewer });
  expect(queue.rows.map((row) => row.id)).toContain(id);
  const { data: history } = await api.call(catalogsApi.history, { params: { id }, query: {} }, { as: reviewer });
  expect(history.rows[0]).toMatchObject({
    action: 'catalogs.status-restored',
    changes: { status: { before: 'live', after: 'in_review' } },
  });
});

it('is not undone by an editor, on an old version, or once the status changed', async () => {
  const { id, live, editor, reviewer } = await accepted();
  expect((await undo(live, editor)).status).toBe(403);
  expect((await undo({ id, version: live.version - 1 }, reviewer)).failure.code).toBe('changed_meanwhile');
  const admin = await by('admin');
  const step = async (to: 'paused' | 'live') => {
    const { version } = (await api.call(catalogsApi.get, { params: { id } }, { as: admin })).data;
    return (await api.call(catalogsApi.step, { params: { id }, body: { to, version } }, { as: admin })).data;
  };
  await step('paused');
  const message = 'Its status changed since it was accepted. Pause it instead.';
  expect((await undo(await step('live'), reviewer)).failure).toMatchObject({ code: 'refused', message });
});

it('is not undone once a buyer ordered it', async () => {
  const { live, reviewer } = await accepted();
  const calls = orderCalls(api, await signIn('admin'));
  expect((await calls.placed([live])).id).toBeDefined();
  expect((await undo(live, reviewer)).failure.message).toBe('A buyer ordered it already. Pause it instead.');
});
