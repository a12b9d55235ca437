import type { Role } from '@/config/roles';
import { auditApi } from '@/lib/contracts/audit';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm } from '@/lib/server/db/database';
import { recordAudit } from '@/lib/server/db/record-audit';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();

it('is searched by who, what, which record, which call and when', async () => {
  const as = await makeSession({ user: await makeUser({ roles: ['admin'], name: 'Asha Mehta' }) });
  const other = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
  const add = (session: typeof as, businessName: string) => {
    const body = { businessName, contactName: 'Mahesh', phoneNumbers: [freshPhone()] };
    return api.call(sellersApi.create, { body }, { as: session });
  };
  const first = await add(as, 'First');
  await add(other, 'Second');
  await api.call(sellersApi.update, { params: { id: first.data.id }, body: { qualityScore: 9, version: 1 } }, { as });

  const search = async (query: EndpointInput<typeof auditApi.list>['query']) =>
    (await api.call(auditApi.list, { query }, { as })).data.rows;
  expect((await search({ subjectId: first.data.id })).map(({ action }) => action)).toEqual([
    'sellers.changed',
    'sellers.added',
  ]);
  expect((await search({ actorId: [other.user.id] })).map(({ action, entity }) => [action, entity])).toEqual([
    ['sellers.added', 'sellers'],
    ['sessions.opened', 'sessions'],
  ]);
  const requestId = first.headers.get('x-request-id') ?? '';
  expect(await search({ requestId })).toEqual([
    expect.objectContaining({ subjectId: first.data.id, actor: { id: as.user.id, name: 'Asha Mehta' } }),
  ]);
  expect(await search({ entity: ['markets'] })).toEqual([]);
  expect((await search({ action: ['sellers.changed', 'sellers.moved'] })).map(({ action }) => action)).toEqual([
    'sellers.changed',
  ]);
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  expect((await search({ from: hour(-1), to: hour(1), entity: ['sellers'] })).length).toBe(3);
  expect(await search({ from: hour(1) })).toEqual([]);
});

it('tells what nobody did, as the server did it by itself', async () => {
  const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  const subjectId = newId();
  await recordAudit(orm(), { actorId: null, action: 'orders.expired', subjectId });
  const { data } = await api.call(auditApi.list, { query: { subjectId } }, { as });
  expect(data.rows.map(({ action, actor }) => [action, actor])).toEqual([['orders.expired', null]]);
});

it('tells each kind of deed once, in order, and to admins only', async () => {
  const actions = async (roles: Role[]) =>
    api.call(auditApi.actions, {}, { as: await makeSession({ user: await makeUser({ roles }) }) });
  const { data } = await actions(['admin']);
  expect(data).toEqual(['orders.expired', 'sellers.added', 'sellers.changed', 'sessions.opened']);
  expect((await actions(['manage_seller'])).status).toBe(403);
});
