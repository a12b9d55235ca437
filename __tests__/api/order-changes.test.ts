import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { orm } from '@/lib/server/db/database';
import { gstRates } from '@/lib/server/db/schema/taxonomy';
import { serveApi } from '../support/api';
import { makeSareeType } from '../support/catalog-factories';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
let sellerId: string;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
  sellerId = (await makeSeller({ status: 'active' })).id;
});

async function placedPart() {
  const order = await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId })]);
  return order.subOrders[0] as SubOrder;
}

const NO_LINES = { lines: [], added: [], reason: 'The buyer called.' };
const change = (part: SubOrder, body: object, endpoint = subOrdersApi.change) =>
  api.call(
    endpoint,
    { params: { id: part.id }, body: { ...NO_LINES, version: part.version, ...body } },
    { as: manager },
  );
const lineOf = (part: SubOrder, changes: object) => ({
  ...{ lineId: part.lines[0]?.id ?? '', pieces: 10, rate: 41_500, rateReason: null },
  ...changes,
});

it('is shown in money before it is made, and is one entry of the history', async () => {
  const part = await placedPart();
  const { id: catalogId } = await makeSaleCatalog({ sellerId, rate: 20_000 });
  const body = {
    lines: [lineOf(part, { pieces: 14, rate: 40_000, rateReason: 'Agreed on the phone' })],
    added: [{ catalogId, pieces: 5, rate: 20_000, rateReason: null }],
  };
  const preview = await change(part, body, subOrdersApi.previewChange as never);
  expect(preview.data).toEqual({ before: 415_000, after: 660_000, difference: 245_000 });
  expect((await orderCalls(api, manager).get(part.orderId)).data.subOrders[0]?.payable).toBe(415_000);
  const { data } = await change(part, body);
  expect(data.subOrders[0]).toMatchObject({ payable: 660_000, ordered: 19, headline: 'placed' });
  expect(data.subOrders[0]?.lines.map(({ ordered, rate }) => [ordered, rate])).toEqual([
    [14, 40_000],
    [5, 20_000],
  ]);
  const { data: history } = await api.call(
    ordersApi.history,
    { params: { id: part.orderId }, query: {} },
    { as: manager },
  );
  expect(history.rows.filter(({ action }) => action === 'sub-orders.changed')).toMatchObject([
    { details: { lines: 2, difference: 245_000, reason: 'The buyer called.' } },
  ]);
});

it('is refused at the field that is wrong, and on an old version', async () => {
  const part = await placedPart();
  const { id: catalogId } = await makeSaleCatalog();
  const foreign = { catalogId, pieces: 5, rate: 41_500, rateReason: null };
  const pathOf = async (body: object) => (await change(part, body)).failure.issues?.[0]?.path;
  expect(await pathOf({ added: [foreign] })).toEqual(['added', 0, 'catalogId']);
  expect(await pathOf({ lines: [lineOf(part, { rate: 39_900 })] })).toEqual(['lines', 0, 'rateReason']);
  expect(await pathOf({})).toEqual(['lines']);
  const replies = await Promise.all([12, 13, 14].map((pieces) => change(part, { lines: [lineOf(part, { pieces })] })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('takes a line out by cancelling it', async () => {
  const part = await placedPart();
  const { data } = await change(part, { lines: [lineOf(part, { pieces: 0 })] });
  expect([data.headline, data.subOrders[0]?.payable]).toEqual(['cancelled', 0]);
});

it('is refused where the order would be worth more than one can be', async () => {
  const part = await placedPart();
  const refused = await change(part, { lines: [lineOf(part, { pieces: 100_000 })] });
  const tooMuch = 'An order comes to at most ₹1,00,00,000.';
  expect([refused.status, refused.failure.issues]).toEqual([400, [{ path: ['lines'], message: tooMuch }]]);
  const { id: catalogId } = await makeSaleCatalog({ sellerId, rate: 20_000 });
  const added = { catalogId, pieces: 100_000, rate: 20_000, rateReason: null };
  expect((await change(part, { added: [added] })).failure.issues).toEqual([{ path: ['added'], message: tooMuch }]);
});

it('taxes a new rate by the price that the discount on the whole order leaves', async () => {
  const { type } = await makeSareeType();
  const rates = { from: '2025-09-22', basisPoints: 500, limitPaise: 250_000, aboveBasisPoints: 1800 };
  await orm()
    .insert(gstRates)
    .values({ ...rates, productTypeId: type.id });
  const { id: catalogId } = await makeSaleCatalog({ sellerId, rate: 200_000, productTypeId: type.id });
  const lines = [{ catalogId, pieces: 10, rate: 200_000, rateReason: null }];
  const calls = orderCalls(api, manager);
  const { data: draft } = await calls.draft({ buyerId: (await makeBuyer()).id, lines, discountBasisPoints: 1000 });
  const part = (await calls.place(draft.id)).data.subOrders[0] as SubOrder;
  const taxedAt = async (on: SubOrder, rate: number) => {
    const { data } = await change(on, { lines: [lineOf(on, { rate, rateReason: 'Agreed' })] });
    const [now] = data.subOrders;
    return { now: now as SubOrder, basisPoints: now?.lines[0]?.gstBasisPoints };
  };
  // 10 % less than ₹2,600 is below the limit, less than ₹2,800 is not.
  const below = await taxedAt(part, 260_000);
  expect(below.basisPoints).toBe(500);
  expect((await taxedAt(below.now, 280_000)).basisPoints).toBe(1800);
});
