import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { choicesApi } from '@/lib/contracts/base/choices';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeSession, makeUser } from '../support/factories';
import { importing } from '../support/importing';
import { freshInvite, makeGroup, makeSeller } from '../support/seller-factories';

const api = serveApi();
const CLOSED = 'This seller is closed for good. Only notes can still be added.';

let as: Awaited<ReturnType<typeof makeSession>>;
let closed: Awaited<ReturnType<typeof makeSeller>>;
beforeEach(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin', 'salesman'] }) });
  closed = await makeSeller({ status: 'closed', salesmanId: as.user.id, contactName: 'Mahesh Bhai' });
});

const refusedAt = (field: string) => [400, [{ path: [field], message: CLOSED }]];
const told = ({ status, failure }: { status: number; failure: { issues?: unknown } }) => [status, failure.issues];

describe('a closed seller', () => {
  const update = (body: Omit<EndpointInput<typeof sellersApi.update>['body'], 'version'>) =>
    api.call(sellersApi.update, { params: { id: closed.id }, body: { ...body, version: 1 } }, { as });

  it('is changed no more, one by one or among many', async () => {
    const { status, failure } = await update({ contactName: 'Suresh Bhai' });
    expect([status, failure.code, failure.message]).toEqual([409, 'refused', CLOSED]);
    expect((await update({ contactName: 'Mahesh Bhai' })).data).toMatchObject({ version: 1 });
    const { preview } = bulkChanging(api, () => as);
    const flag = { action: 'set-flag', flag: 'superSeller', on: true } as const;
    const { data } = await preview({ ids: [closed.id, (await makeSeller()).id] }, flag);
    expect(data).toMatchObject({ willChange: 1, refused: [{ reason: CLOSED, count: 1 }] });
  });

  it('is wrong in a table that would change it, and the same in one that would not', async () => {
    const { begin, check, rowsOf } = importing(api, () => as);
    const row = (contact: string) => `${closed.businessName},${contact},${closed.phoneNumbers[0]}`;
    const judged = async (contact: string) => {
      const made = await begin(['Shop Name,Owner Name,Mobile No.', row(contact)].join('\r\n'));
      return (await rowsOf(await check(made)))[0];
    };
    expect(await judged('Suresh Bhai')).toMatchObject({ outcome: 'wrong', issues: [{ message: CLOSED }] });
    expect(await judged('Mahesh Bhai')).toMatchObject({ outcome: 'same' });
  });

  it('gets no group, and none of the old ones comes back into use', async () => {
    const body = { sellerId: closed.id, name: 'Kesar wholesale', inviteLink: freshInvite() };
    expect(told(await api.call(sellerGroupsApi.create, { body }, { as }))).toEqual(refusedAt('sellerId'));
    const { id } = await makeGroup({ sellerId: closed.id, active: false });
    const change = (changes: { active?: boolean; name?: string }) =>
      api.call(sellerGroupsApi.update, { params: { id }, body: { ...changes, version: 1 } }, { as });
    expect(told(await change({ active: true }))).toEqual(refusedAt('active'));
    expect((await change({ name: 'Kesar, closed' })).data).toMatchObject({ name: 'Kesar, closed', active: false });
  });

  it('gets no visits and no catalogs', async () => {
    const visit = { sellerId: closed.id, note: 'New designs.' };
    const visited = await api.call(salesmenApi.addVisit, { params: { id: as.user.id }, body: visit }, { as });
    expect(told(visited)).toEqual(refusedAt('sellerId'));
    const photoIds = ['0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f'];
    const catalogs = {
      sellerId: closed.id,
      source: 'whatsapp' as const,
      note: '',
      catalogs: [{ photoIds, caption: '' }],
    };
    expect(told(await api.call(catalogsApi.create, { body: catalogs }, { as }))).toEqual(refusedAt('sellerId'));
  });

  it('still gets notes', async () => {
    const body = { text: 'The shop is a bank now.' };
    expect((await api.call(sellersApi.addNote, { params: { id: closed.id }, body }, { as })).status).toBe(201);
  });

  it('is offered to look at, and not for new work', async () => {
    const open = await makeSeller({ salesmanId: as.user.id });
    const offered = async (query: EndpointInput<typeof choicesApi.sellers>['query']) =>
      (await api.call(choicesApi.sellers, { query }, { as })).data.map(({ id }) => id);
    expect(await offered({ salesmanId: as.user.id })).toEqual([open.id]);
    expect((await offered({ salesmanId: as.user.id, withClosed: 'true' })).sort()).toEqual([closed.id, open.id].sort());
    expect(await offered({ id: closed.id })).toEqual([closed.id]);
  });
});
