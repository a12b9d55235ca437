import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { serveApi } from '../support/api';
import { orderCalls, type Person, signIn } from '../support/order-place';
import { returnedPart } from '../support/returned-part';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
let salesman: Person;
const parts = {} as Record<'own' | 'other', SubOrder>;

beforeAll(async () => {
  manager = await signIn('manage_buyer');
  salesman = await signIn('salesman');
  parts.own = await returnedPart(
    api,
    manager,
    (await makeSeller({ status: 'active', salesmanId: salesman.user.id })).id,
  );
  parts.other = await returnedPart(api, manager, (await makeSeller({ status: 'active' })).id);
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

it('are followed by a salesman, and settled by who looks after buyers', async () => {
  const part = await returnedPart(api, manager, parts.own.seller.id);
  const move = (as: Person, to: 'approved' | 'received' | 'settled', version: number) =>
    orderCalls(api, as).step('moveReturn', part.returns[0]?.id ?? '', { to, version });
  expect((await move(salesman, 'approved', 1)).status).toBe(200);
  expect((await move(salesman, 'received', 2)).status).toBe(200);
  expect((await move(salesman, 'settled', 3)).status).toBe(403);
  expect((await move(manager, 'settled', 3)).status).toBe(200);
});
