import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { nextSellers } from '@/lib/server/areas/messages/audience-repository';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { makeBuyer, makeSaleCatalog, orderCalls, signIn } from '../support/order-place';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

it('a salesman reads of an order what was done to their part only', async () => {
  const [salesman, manager] = [await signIn('salesman'), await signIn('manage_buyer')];
  const { id: sellerId } = await makeSeller({ status: 'active', salesmanId: salesman.user.id });
  const { id } = await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId }), await makeSaleCatalog()]);
  const actionsFor = async (as: typeof salesman) =>
    (await api.call(ordersApi.history, { params: { id }, query: {} }, { as })).data.rows.map(({ action }) => action);
  expect(await actionsFor(salesman)).toEqual(['sub-orders.sent']);
  expect(await actionsFor(manager)).toEqual(expect.arrayContaining(['orders.placed', 'orders.drafted']));
});

it('nobody without the side of buyers learns from a filter who owes', async () => {
  const salesman = await signIn('salesman');
  const query = { hasDues: 'true' as never };
  const rows = await api.call(ordersApi.list, { query }, { as: salesman });
  const sums = await api.call(ordersApi.totals, { query }, { as: salesman });
  expect([rows.status, sums.status]).toEqual([403, 403]);
});

it('an order is owed for again when its payment is reversed', async () => {
  const as = await signIn('manage_buyer');
  const order = await orderCalls(api, as).placed([await makeSaleCatalog()]);
  const params = { id: order.buyer.id };
  const dueOf = async () =>
    (await api.call(paymentsApi.dues, { params }, { as })).data.map(({ orderId, due }) => [orderId, due]);
  const before = await dueOf();
  const due = Number(before[0]?.[1]);
  const body = {
    ...{ amount: due, mode: 'cash' as const, reference: '', note: '', receivedAt: clock.now().toISOString() },
    allocations: [{ orderId: order.id, amount: due }],
  };
  const entry = (await api.call(paymentsApi.receive, { params, body }, { as })).data;
  expect(await dueOf()).toEqual([]);
  await api.call(paymentsApi.reverse, { params: { id: entry.id }, body: { reason: 'It bounced.' } }, { as });
  expect(await dueOf()).toEqual(before);
});

it('an LR number that comes later is asked about like one that is typed at once', async () => {
  const calls = orderCalls(api, await signIn('manage_buyer'));
  const sent = async (lrNumber: string) => {
    const [part] = (await calls.placed([await makeSaleCatalog()])).subOrders;
    const lineId = part?.lines[0]?.id ?? '';
    const lines = [{ lineId, accepted: 10, refused: 0, reason: null }];
    const { data } = await calls.step('answer', part?.id ?? '', { lines, version: part?.version ?? 0 });
    const lorry = { transporter: 'Surat Roadways', lrNumber, isMeant: false, parcels: 1, freight: 'paid' as const };
    const going = { dispatchedAt: clock.now().toISOString(), version: data.subOrders[0]?.version ?? 0 };
    const body = { ...lorry, ...going, lines: [{ lineId, pieces: 10 }] };
    return (await calls.step('dispatch', part?.id ?? '', body)).data.subOrders[0]?.consignments[0]?.id ?? '';
  };
  await sent('LR-7001');
  const later = await sent('');
  const lorry = { transporter: 'Surat Roadways', lrNumber: 'LR-7001' };
  expect((await calls.step('setLr', later, { ...lorry, isMeant: false })).failure.code).toBe('not_meant');
  expect((await calls.step('setLr', later, { ...lorry, isMeant: true })).status).toBe(200);
});

it('nobody writes to a blocked buyer, and no audience has a closed seller', async () => {
  const as = await signIn('admin');
  const { id: subjectId } = await makeBuyer({ status: 'blocked' });
  const body = { id: newId(), subject: 'buyers' as const, subjectId, templateId: null, params: [], text: 'Hello' };
  const sent = await api.call(messagesApi.send, { body }, { as });
  expect([sent.status, sent.failure.message]).toEqual([409, 'This record is not active.']);

  const { id: marketId } = await makeMarket();
  const { id } = await makeSeller({ marketId, status: 'active' });
  await makeSeller({ marketId, status: 'closed' });
  const found = await nextSellers(orm(), { marketId: [marketId] }, null, 10);
  expect(found.map((seller) => seller.id)).toEqual([id]);
});

it('a draft that somebody else continued says so in its history, and who was faster', async () => {
  const [one, other] = [await signIn('manage_buyer'), await signIn('manage_buyer')];
  const { id } = (await orderCalls(api, one).draft({ buyerId: (await makeBuyer()).id })).data;
  const note = (as: typeof one, version: number) =>
    api.call(ordersApi.update, { params: { id }, body: { note: `Note ${version}`, version } }, { as });
  const typed = [await note(one, 1), await note(other, 2), await note(other, 3)].map(({ status }) => status);
  const late = await note(one, 3);
  expect([...typed, late.status]).toEqual([200, 200, 200, 409]);
  expect(late.failure.message).toContain(other.user.name);
  const { data } = await api.call(ordersApi.history, { params: { id }, query: {} }, { as: one });
  expect(data.rows.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['orders.draft-continued', other.user.id],
    ['orders.drafted', one.user.id],
  ]);
});
