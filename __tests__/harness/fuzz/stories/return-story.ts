import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { documentsApi } from '@/lib/contracts/orders/documents';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { goodsOfTwo, lineOf, newBuyer, partWith, piecesOf } from './order-parts';
import { need, type Story, type Teller } from './teller';

/** Goods outside the salesman's portfolio are ordered, dispatched and delivered. */
async function deliverGoods(teller: Teller) {
  const { tell } = teller;
  const { other } = await goodsOfTwo(teller);
  const { id: buyerId } = await newBuyer(teller);
  const body = { buyerId, lines: [lineOf(other, 3)], deliveryAddress: '', note: '' };
  const draft = await tell('manage_seller', ordersApi.create, { body });
  const placing = { params: { id: draft.id }, body: { version: draft.version } };
  const order = await tell('manage_seller', ordersApi.place, placing);
  const part = partWith(order, other);
  const [params, lineId, pieces] = [{ id: part.id }, part.line.id, piecesOf(other, 3)];
  const said = { lines: [{ lineId, accepted: pieces, refused: 0, reason: null }], version: part.version };
  const answered = partWith(await tell('manage_seller', subOrdersApi.answer, { params, body: said }), other);
  const at = need(order.placedAt, 'time of the order');
  const lorry = { transporter: 'Kesar Roadways', lrNumber: `R${order.number}`, isMeant: true, parcels: 1 };
  const load = { lines: [{ lineId, pieces }], freight: 'paid' as const, dispatchedAt: at };
  const gone = await tell('manage_seller', subOrdersApi.dispatch, {
    params,
    body: { ...lorry, ...load, version: answered.version },
  });
  const { id } = need(partWith(gone, other).consignments[0], 'consignment');
  const there = await tell('manage_buyer', subOrdersApi.deliver, { params: { id }, body: { deliveredAt: at } });
  return { other, order: there };
}

type Delivered = Awaited<ReturnType<typeof deliverGoods>>;

/** One return is refused; another comes back and is credited. The part is closed between. */
async function returnTwo({ tell }: Teller, { other, order }: Delivered): Promise<Order> {
  const first = partWith(order, other);
  const params = { id: first.id };
  const pieces = piecesOf(other, 1);
  const ask = (reason: 'Not sold' | 'Damaged', version: number) =>
    tell('manage_seller', subOrdersApi.returnGoods, {
      params,
      body: { lineId: first.line.id, pieces, reason, version },
    });
  const stepOf = ({ subOrders }: Order, id: string) => {
    const one = subOrders[0]?.returns.find((each) => each.id === id);
    return { params: { id }, version: need(one, 'return').version };
  };
  const asked = await ask('Not sold', first.version);
  const unsold = need(partWith(asked, other).returns[0], 'return');
  const refused = await tell('manage_seller', subOrdersApi.moveReturn, {
    params: { id: unsold.id },
    body: { to: 'refused', reason: 'It was no sale or return.', version: unsold.version },
  });
  const { version } = partWith(refused, other);
  await tell('manage_seller', subOrdersApi.close, { params, body: { version } });
  const closed = await tell('manage_seller', ordersApi.get, { params: { id: order.id } });
  let now = await ask('Damaged', partWith(closed, other).version);
  const { id } = need(
    partWith(now, other).returns.find((each) => each.id !== unsold.id),
    'second return',
  );
  for (const to of ['approved', 'in_transit', 'received'] as const) {
    const { params: back, version: seen } = stepOf(now, id);
    const damaged = to === 'received' ? 1 : undefined;
    now = await tell('manage_seller', subOrdersApi.moveReturn, { params: back, body: { to, damaged, version: seen } });
  }
  const { params: back, version: seen } = stepOf(now, id);
  now = await tell('manage_buyer', subOrdersApi.moveReturn, { params: back, body: { to: 'settled', version: seen } });
  await tell('manage_buyer', documentsApi.issue, { params, body: { kind: 'credit_note', subjectId: id } });
  return now;
}

/** The rest is paid, with a receipt; the payment is reversed and made again. */
async function pay({ tell }: Teller, { id: orderId, buyer }: Order): Promise<void> {
  const params = { id: buyer.id };
  const [due] = await tell('manage_buyer', paymentsApi.dues, { params });
  const { due: amount, placedAt: receivedAt } = need(due, 'order to pay');
  const payment = { amount, note: '', receivedAt, allocations: [{ orderId, amount }] };
  const cheque = { ...payment, mode: 'cheque' as const, reference: '004211' };
  const cash = { ...payment, mode: 'cash' as const, reference: '' };
  const paid = await tell('manage_buyer', paymentsApi.receive, { params, body: cheque });
  await tell('manage_buyer', documentsApi.issueReceipt, { params: { id: paid.id } });
  await tell('manage_buyer', documentsApi.issueReceipt, { params: { id: paid.id } });
  const bounced = { reason: 'The cheque bounced.' };
  await tell('manage_buyer', paymentsApi.reverse, { params: { id: paid.id }, body: bounced });
  await tell('manage_buyer', paymentsApi.receive, { params, body: cash });
  const { counters } = await tell('manage_buyer', buyersApi.get, { params });
  need(counters.balance === 0 || null, 'balance of zero');
}

/** Goods are delivered, some come back, and the rest is paid. */
export const returnStory: Story = async (teller) => {
  const delivered = await deliverGoods(teller);
  const order = await returnTwo(teller, delivered);
  await pay(teller, order);
};
