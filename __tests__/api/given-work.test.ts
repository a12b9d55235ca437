import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { notificationsApi } from '@/lib/contracts/notifications';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeSession, makeUser, type User } from '../support/factories';
import { makeGroup, makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();
const admin = () => makeUser({ roles: ['admin'], name: 'Asha Admin' }).then((user) => makeSession({ user }));
const salesman = (name: string) => makeUser({ roles: ['salesman'], name });

async function toldTo(user: User) {
  const as = await makeSession({ user });
  const { rows } = (await api.call(notificationsApi.list, { query: {} }, { as })).data;
  return rows.map(({ kind, text, path }) => ({ kind, text, path }));
}

it('tells the new owner of a seller, with a link, but nobody about their own act', async () => {
  const as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
  const to = await salesman('Jignesh Vaghela');
  const { id } = await makeSeller({ businessName: 'Kesariya Silk' });
  const given = { salesmanId: to.id, accountManagerId: as.user.id, version: 1 };
  expect((await api.call(sellersApi.update, { params: { id }, body: given }, { as })).status).toBe(200);
  await api.call(sellersApi.update, { params: { id }, body: { address: 'Shop 4', version: 2 } }, { as });
  expect(await toldTo(to)).toEqual([
    { kind: 'assigned', text: 'Kesariya Silk is in your portfolio now.', path: `/seller/salesman/${to.id}` },
  ]);
  expect(await toldTo(as.user)).toEqual([]);
});

it('says once how many sellers came with a portfolio, and that they came back', async () => {
  const as = await admin();
  const [from, to] = [await salesman('Anil'), await salesman('Bharat')];
  for (let each = 0; each < 3; each++) await makeSeller({ salesmanId: from.id });
  const moved = await api.call(handoversApi.handOver, { body: { fromId: from.id, toId: to.id } }, { as });
  expect(await toldTo(to)).toEqual([
    { kind: 'assigned', text: '3 sellers came into your portfolio.', path: `/seller/salesman/${to.id}` },
  ]);
  await api.call(handoversApi.undo, { params: { id: moved.data.id } }, { as });
  expect(await toldTo(from)).toEqual([
    { kind: 'returned', text: '3 sellers came back to you.', path: `/seller/salesman/${from.id}` },
  ]);
});

it('tells of an empty portfolio nothing', async () => {
  const [from, to] = [await salesman('Anil'), await salesman('Bharat')];
  await api.call(handoversApi.handOver, { body: { fromId: from.id, toId: to.id } }, { as: await admin() });
  expect(await toldTo(to)).toEqual([]);
});

it('tells of each kind of work that a closed account leaves', async () => {
  const [from, to] = [await makeUser({ roles: ['manage_seller'] }), await makeUser({ roles: ['manage_seller'] })];
  await makeSeller({ accountManagerId: from.id });
  await makeGroup({ ownerId: from.id });
  await makeGroup({ ownerId: from.id });
  const handOver = { accounts: to.id, groups: to.id };
  const closed = await api.call(
    usersApi.disable,
    { params: { id: from.id }, body: { handOver } },
    { as: await admin() },
  );
  expect(closed.status).toBe(200);
  expect((await toldTo(to)).map(({ text }) => text).sort()).toEqual([
    'You are the account manager of 1 seller more.',
    'You now manage 2 WhatsApp groups more.',
  ]);
});

it('tells the owner of a group', async () => {
  const as = await admin();
  const to = await makeUser({ roles: ['manage_seller'] });
  const group = await makeGroup({ ownerId: as.user.id, name: 'Kesariya Daily' });
  await api.call(sellerGroupsApi.update, { params: { id: group.id }, body: { ownerId: to.id, version: 1 } }, { as });
  expect(await toldTo(to)).toEqual([
    {
      kind: 'assigned',
      text: 'You now manage the group Kesariya Daily.',
      path: `/seller/wa-groups/${group.sellerId}`,
    },
  ]);
});

it('tells of a bulk change once, however many transactions it took', async () => {
  const as = await admin();
  const to = await salesman('Jignesh Vaghela');
  const those = await Promise.all(Array.from({ length: 20 }, () => makeSeller()));
  const { start } = bulkChanging(api, () => as);
  await start({ ids: those.map(({ id }) => id) }, { action: 'set-salesman', salesmanId: to.id });
  await workOff();
  expect(await toldTo(to)).toEqual([
    { kind: 'assigned', text: '20 sellers came into your portfolio.', path: `/seller/salesman/${to.id}` },
  ]);
});

it('says that sellers came back when a bulk change is undone', async () => {
  const as = await admin();
  const [from, to] = [await salesman('Anil'), await salesman('Bharat')];
  const those = await Promise.all(Array.from({ length: 3 }, () => makeSeller({ salesmanId: from.id })));
  const { start } = bulkChanging(api, () => as);
  const { data } = await start({ ids: those.map(({ id }) => id) }, { action: 'set-salesman', salesmanId: to.id });
  await workOff();
  await api.call(bulkChangesApi.undo, { params: { id: data.id } }, { as });
  await workOff();
  expect(await toldTo(from)).toEqual([
    { kind: 'returned', text: '3 sellers came back to you.', path: `/seller/salesman/${from.id}` },
  ]);
});

it('leads an account manager to the list of their sellers', async () => {
  const as = await admin();
  const to = await makeUser({ roles: ['manage_seller'] });
  const { start } = bulkChanging(api, () => as);
  const those = [await makeSeller(), await makeSeller()];
  await makeSeller();
  await start({ ids: those.map(({ id }) => id) }, { action: 'set-account-manager', accountManagerId: to.id });
  await workOff();
  const [told] = await toldTo(to);
  expect(told).toMatchObject({ path: `/seller?accountManagerId=${to.id}` });
  const mine = await makeSession({ user: to });
  const { rows } = (await api.call(sellersApi.list, { query: { accountManagerId: [to.id] } }, { as: mine })).data;
  expect(rows.map(({ id }) => id).sort()).toEqual(those.map(({ id }) => id).sort());
});
