import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { serveApi } from '../support/api';
import { makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
});

/** A sub-order with ten accepted pieces. */
async function accepted(): Promise<SubOrder> {
  const calls = orderCalls(api, manager);
  const order = await calls.placed([await makeSaleCatalog()]);
  const part = order.subOrders[0] as SubOrder;
  const lines = [{ lineId: part.lines[0]?.id ?? '', accepted: 10, refused: 0, reason: null }];
  return (await calls.step('answer', part.id, { lines, version: part.version })).data.subOrders[0] as SubOrder;
}

const row = (order: string, lrNumber: string) => ({ order, lrNumber, transporter: 'Ganesh Roadways', parcels: 2 });

it('a table of what went is tried first, then done row by row', async () => {
  const [one, two] = [await accepted(), await accepted()];
  const rows = [
    row(subOrderNumber(one), '501'),
    row(String(two.orderNumber), ''),
    row(subOrderNumber(one), '502'),
    row('99999999', '503'),
  ];
  const send = async (isDryRun: boolean, as = manager) =>
    (await api.call(subOrdersApi.dispatchMany, { body: { rows, isDryRun } }, { as })).data;
  expect((await send(true)).map(({ outcome }) => outcome)).toEqual(['dispatch', 'dispatch', 'refused', 'refused']);
  expect((await orderCalls(api, manager).get(one.orderId)).data.subOrders[0]?.dispatched).toBe(0);
  expect((await send(true, await signIn('salesman'))).map(({ outcome }) => outcome)).toEqual(rows.map(() => 'refused'));
  expect((await send(false)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'refused', 'refused']);
  const { data } = await orderCalls(api, manager).get(one.orderId);
  expect(data.subOrders[0]?.consignments).toMatchObject([{ lrNumber: '501', parcels: 2 }]);
  const later = [row(subOrderNumber(two), '501')];
  const { data: lr } = await api.call(
    subOrdersApi.dispatchMany,
    { body: { rows: later, isDryRun: true } },
    { as: manager },
  );
  expect(lr).toMatchObject([{ outcome: 'lr', message: expect.stringMatching(/another consignment already/) }]);
  await api.call(subOrdersApi.dispatchMany, { body: { rows: later, isDryRun: false } }, { as: manager });
  expect((await orderCalls(api, manager).get(two.orderId)).data.subOrders[0]?.lrMissing).toBe(false);
});
