import { eq } from 'drizzle-orm';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import type { Order, SubOrder } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { orders } from '@/lib/server/db/schema/orders';
import { dueFlaws } from '../harness/orders/due-flaws';
import { serveApi } from '../support/api';
import { freezeClock } from '../support/frozen-clock';
import { makeSaleCatalog, orderCalls, payFor, type Person, signIn } from '../support/order-place';
import { returnedPart } from '../support/returned-part';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
});

const calls = () => orderCalls(api, manager);

const reverse = (id: string) =>
  api.call(paymentsApi.reverse, { params: { id }, body: { reason: 'The cheque bounced.' } }, { as: manager });

const dueFor = async (buyerId: string) =>
  (await api.call(paymentsApi.dues, { params: { id: buyerId } }, { as: manager })).data.map(({ due }) => due);

/** Whether the order is listed with dues, and whether it is listed without dues. */
const listed = async ({ id, buyer }: Pick<Order, 'id' | 'buyer'>) => {
  const among = async (hasDues: boolean) => {
    const query = { buyerId: [buyer.id], hasDues: String(hasDues) as never };
    const { data } = await api.call(ordersApi.list, { query }, { as: manager });
    return data.rows.some(({ orderId }) => orderId === id);
  };
  return [await among(true), await among(false)];
};

const cancel = ({ id, version, lines: [line] }: SubOrder, pieces: number) =>
  calls().step('cancel', id, { lines: [{ lineId: line?.id ?? '', pieces }], reason: 'Not wanted.', version });

it('an order has dues until all of it came in, and again once a payment is reversed', async () => {
  const order = await calls().placed([await makeSaleCatalog(), await makeSaleCatalog()]);
  expect([await listed(order), await dueFor(order.buyer.id)]).toEqual([[true, false], [830_000]]);
  const { data: entry } = await payFor(api, manager, order.buyer.id, order.id, 830_000);
  expect([await listed(order), await dueFor(order.buyer.id)]).toEqual([[false, true], []]);
  await reverse(entry.id);
  expect([await listed(order), await dueFor(order.buyer.id)]).toEqual([[true, false], [830_000]]);
  expect(await dueFlaws(api.database)).toEqual([]);
});

it('what is cancelled or changed after a payment changes what is due', async () => {
  const order = await calls().placed([await makeSaleCatalog(), await makeSaleCatalog()]);
  await payFor(api, manager, order.buyer.id, order.id, 415_000);
  const [first, second] = order.subOrders as [SubOrder, SubOrder];
  await cancel(first, 10);
  expect([await listed(order), await dueFor(order.buyer.id)]).toEqual([[false, true], []]);
  const line = { lineId: second.lines[0]?.id ?? '', pieces: 12, rate: 41_500, rateReason: null };
  const body = { lines: [line], added: [], reason: 'Asked by phone.', version: second.version };
  expect((await calls().step('change', second.id, body)).status).toBe(200);
  expect([await listed(order), await dueFor(order.buyer.id)]).toEqual([[true, false], [83_000]]);
  expect(await dueFlaws(api.database)).toEqual([]);
});

it('a credit note takes what it credits from what is due', async () => {
  const part = await returnedPart(api, manager);
  const [goods] = part.returns;
  for (const [to, version] of [
    ['approved', 1],
    ['received', 2],
    ['settled', 3],
  ] as const)
    await calls().step('moveReturn', goods?.id ?? '', { to, version });
  expect(await dueFor(part.buyer.id)).toEqual([part.payable - 3 * 41_500]);
  expect(await dueFlaws(api.database)).toEqual([]);
});

it('what is due is right however payments, cancels and reversals cross one another', async () => {
  const order = await calls().placed([await makeSaleCatalog(), await makeSaleCatalog(), await makeSaleCatalog()]);
  const { data: entry } = await payFor(api, manager, order.buyer.id, order.id, 50_000);
  const replies = await Promise.all([
    reverse(entry.id),
    ...order.subOrders.map((part) => cancel(part, 4)),
    ...[100_000, 200_000, 300_000, 400_000].map((amount) => payFor(api, manager, order.buyer.id, order.id, amount)),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await dueFlaws(api.database)).toEqual([]);
});

it('is overdue from the Indian day after the last day of credit', async () => {
  freezeClock();
  const { id, buyer } = await calls().placed([await makeSaleCatalog()]);
  const isOverdue = async (placedAt: Date) => {
    await orm().update(orders).set({ placedAt }).where(eq(orders.id, id));
    const { data } = await api.call(paymentsApi.dues, { params: { id: buyer.id } }, { as: manager });
    return data.map((due) => due.isOverdue);
  };
  const midnight = startOfDay(indianDayOf(clock.now()));
  expect(await isOverdue(midnight)).toEqual([false]);
  expect(await isOverdue(new Date(midnight.getTime() - 1))).toEqual([true]);
});

it('a due that drifts from its parts or from the ledger is noticed', async () => {
  const { id } = await calls().placed([await makeSaleCatalog()]);
  for (const column of ['payable', 'paid']) {
    const drift = (by: number) =>
      api.database.pool.query(`update orders set ${column} = ${column} + ${by} where id = $1`, [id]);
    await drift(1);
    expect(await dueFlaws(api.database)).toEqual([expect.stringContaining(id)]);
    await drift(-1);
  }
  expect(await dueFlaws(api.database)).toEqual([]);
});
