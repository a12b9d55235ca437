import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { later } from '@/lib/server/clock';
import { serveApi } from '../support/api';
import { makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
let salesman: Person;
const parts = {} as Record<'own' | 'other', SubOrder>;

/** A part with three of its ten pieces asked back. */
async function returned(sellerId: string): Promise<SubOrder> {
  const calls = orderCalls(api, manager);
  let [part] = (await calls.placed([await makeSaleCatalog({ sellerId })])).subOrders as [SubOrder];
  const lineId = part.lines[0]?.id ?? '';
  const step = async (name: Parameters<typeof calls.step>[0], id: string, body: object) => {
    const { data } = await calls.step(name, id, { ...body } as never);
    [part] = data.subOrders as [SubOrder];
  };
  const now = later(-1000).toISOString();
  const lorry = { transporter: 'Ganesh Roadways', lrNumber: `GR ${part.orderNumber}`, isMeant: false };
  const answer = [{ lineId, accepted: 10, refused: 0, reason: null }];
  await step('answer', part.id, { lines: answer, version: part.version });
  await step('dispatch', part.id, {
    ...{ ...lorry, parcels: 1, freight: 'paid', dispatchedAt: now },
    ...{ lines: [{ lineId, pieces: 10 }], version: part.version },
  });
  await step('deliver', part.consignments[0]?.id ?? '', { deliveredAt: now });
  await step('returnGoods', part.id, { lineId, pieces: 3, reason: 'Damaged', version: part.version });
  return part;
}

beforeAll(async () => {
  manager = await signIn('manage_buyer');
  salesman = await signIn('salesman');
  parts.own = await returned((await makeSeller({ status: 'active', salesmanId: salesman.user.id })).id);
  parts.other = await returned((await makeSeller({ status: 'active' })).id);
});

const list = async (as: Person, query: object = {}) =>
  (await api.call(ordersApi.returns, { query }, { as })).data.rows.map(({ orderNumber }) => orderNumber);

it('are listed with their goods, the last asked first', async () => {
  const { data } = await api.call(ordersApi.returns, { query: {} }, { as: manager });
  const { own, other } = parts;
  expect(data.rows.map(({ orderNumber }) => orderNumber)).toEqual([other.orderNumber, own.orderNumber]);
  expect(data.rows[0]).toMatchObject({
    ...{ orderId: other.orderId, position: 1, title: other.lines[0]?.title, pieces: 3, reason: 'Damaged' },
    ...{ status: 'requested', creditNote: null, seller: other.seller, buyer: other.buyer },
  });
});

it('are those of the portfolio for a salesman, in every search', async () => {
  expect(await list(salesman)).toEqual([parts.own.orderNumber]);
  expect(await list(salesman, { q: parts.other.buyer.businessName })).toEqual([]);
  expect(await list(salesman, { sellerId: [parts.other.seller.id] })).toEqual([]);
});

it('are found by order, LR, seller, buyer and status', async () => {
  const { orderNumber, seller, buyer } = parts.own;
  for (const query of [
    { q: `${orderNumber}-1` },
    { q: `gr ${orderNumber}` },
    { sellerId: [seller.id] },
    { buyerId: [buyer.id] },
  ])
    expect(await list(manager, query)).toEqual([orderNumber]);
  const body = { to: 'refused' as const, reason: 'Worn.', version: 1 };
  await orderCalls(api, manager).step('moveReturn', parts.own.returns[0]?.id ?? '', body);
  expect(await list(manager, { status: ['requested', 'approved'] })).toEqual([parts.other.orderNumber]);
  expect(await list(manager, { status: ['refused'] })).toEqual([orderNumber]);
});
