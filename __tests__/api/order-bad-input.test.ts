import { eq } from 'drizzle-orm';
import { type Draft, MOST_LINES, type SubOrder } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { subOrders } from '@/lib/server/db/schema/orders';
import { sellers } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { makePhoto } from '../support/catalog-factories';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
});

const calls = () => orderCalls(api, manager);
const lineOf = (catalogId: string): Draft['lines'][number] => ({
  ...{ catalogId, pieces: 10, rate: 41_500, rateReason: null },
});
const onDay = (days: number) => later(days * DAY).toISOString();

/** A placed sub-order with ten accepted pieces. */
async function accepted(): Promise<SubOrder> {
  const [part] = (await calls().placed([await makeSaleCatalog()])).subOrders as [SubOrder];
  const lines = [{ lineId: part.lines[0]?.id ?? '', accepted: 10, refused: 0, reason: null }];
  const { data } = await calls().step('answer', part.id, { lines, version: part.version });
  return data.subOrders[0] as SubOrder;
}

const dispatch = (part: SubOrder, dispatchedAt: string, receipt: object = {}) =>
  calls().step('dispatch', part.id, {
    ...{ transporter: 'Ganesh Roadways', lrNumber: '', isMeant: false, parcels: 1, freight: 'paid' },
    lines: [{ lineId: part.lines[0]?.id ?? '', pieces: 10 }],
    ...{ dispatchedAt, version: part.version },
    ...receipt,
  });

it('an order that is refused leaves no draft', async () => {
  const { id: buyerId } = await makeBuyer();
  const { id: catalogId } = await makeSaleCatalog({ isVisible: false });
  expect((await calls().draft({ buyerId, lines: [lineOf(catalogId)] })).status).toBe(400);
  const { data } = await api.call(ordersApi.drafts, { query: { limit: 100 } }, { as: manager });
  expect(data.rows.map(({ buyer }) => buyer.id)).not.toContain(buyerId);
});

describe('a line of a seller who sells no more', () => {
  it.each([
    ['is closed', { status: 'closed' }],
    ['is suspended', { status: 'suspended' }],
    ['takes no orders', { ordersEnabled: false }],
  ] as const)('is refused at its catalog where the seller %s', async (_what, seller) => {
    const { id: sellerId } = await makeSeller({ status: 'active', ...seller });
    const { id } = await makeSaleCatalog({ sellerId });
    const { status, failure } = await calls().draft({ buyerId: (await makeBuyer()).id, lines: [lineOf(id)] });
    expect([status, failure.issues]).toEqual([
      400,
      [{ path: ['lines', 0, 'catalogId'], message: expect.stringMatching(/cannot be ordered now\.$/) }],
    ]);
  });

  it('stays in a draft that had it, which is placed once it is removed', async () => {
    const [gone, kept] = [await makeSaleCatalog(), await makeSaleCatalog()];
    const lines = [lineOf(gone.id), lineOf(kept.id)];
    const { data } = await calls().draft({ buyerId: (await makeBuyer()).id, lines });
    await orm().update(sellers).set({ status: 'closed' }).where(eq(sellers.id, gone.sellerId));
    const refused = await calls().place(data.id);
    expect([refused.status, refused.failure.message]).toEqual([409, expect.stringContaining(gone.title)]);
    expect((await calls().get(data.id)).data).toMatchObject({ number: null, headline: 'draft', version: 1 });
  });
});

describe('days in the wrong order', () => {
  it.each([
    ['before the order', -1, 'This day is before the order was placed.'],
    ['still to come', 1, 'This day is still to come.'],
  ])('refuse a dispatch on a day %s', async (_what, days, message) => {
    const { status, failure } = await dispatch(await accepted(), onDay(days));
    expect([status, failure.issues]).toEqual([400, [{ path: ['dispatchedAt'], message }]]);
  });

  it.each([
    ['before the dispatch', -1, 'This day is before the goods were dispatched.'],
    ['still to come', 1, 'This day is still to come.'],
  ])('refuse a delivery on a day %s', async (_what, days, message) => {
    const { data } = await dispatch(await accepted(), onDay(0));
    const [lorry] = data.subOrders[0]?.consignments ?? [];
    const { status, failure } = await calls().step('deliver', lorry?.id ?? '', { deliveredAt: onDay(days) });
    expect([status, failure.issues]).toEqual([400, [{ path: ['deliveredAt'], message }]]);
    expect((await calls().get(data.id)).data.subOrders[0]?.delivered).toBe(0);
  });
});

describe('days around midnight in India', () => {
  const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00.000+05:30`);

  it.each([
    ['goes on the day it was ordered, in the early morning', at('20', '06:00'), at('20', '05:00'), 200],
    ['does not go the evening before', at('20', '00:30'), at('19', '23:30'), 400],
  ])('an order %s', async (_what, placedAt, sentAt, status) => {
    const part = await accepted();
    await orm().update(subOrders).set({ placedAt }).where(eq(subOrders.id, part.id));
    expect((await dispatch(part, sentAt.toISOString())).status).toBe(status);
  });
});

describe('weight and photo of an LR', () => {
  it('come with the dispatch or later, and stay where a later step leaves them out', async () => {
    const photo = await makePhoto();
    const { data } = await dispatch(await accepted(), onDay(0), { weightKg: 48 });
    const lorryOf = async () => (await calls().get(data.id)).data.subOrders[0]?.consignments[0];
    expect(await lorryOf()).toMatchObject({ weightKg: 48, photo: null });
    const { id = '', transporter = '' } = (await lorryOf()) ?? {};
    const lr = { transporter, lrNumber: `W ${data.number}`, isMeant: false };
    await calls().step('setLr', id, { ...lr, photoId: photo.id });
    await calls().step('setLr', id, lr);
    expect(await lorryOf()).toMatchObject({ weightKg: 48, lrNumber: lr.lrNumber, photo: { id: photo.id } });
  });

  it.each([
    ['no weight', { weightKg: 0 }, ['weightKg']],
    ['half a kilogram', { weightKg: 0.5 }, ['weightKg']],
    ['a photo that is not there', { photoId: newId() }, ['photoId']],
  ])('are refused for %s, and nothing goes', async (_what, receipt, path) => {
    const part = await accepted();
    const { status, failure } = await dispatch(part, onDay(0), receipt);
    expect([status, failure.issues?.[0]?.path]).toEqual([400, path]);
    expect((await calls().get(part.orderId)).data.subOrders[0]?.dispatched).toBe(0);
  });
});

it('an order of 500 lines is refused with how many it can have, and keeps nothing', async () => {
  const { id } = await makeSaleCatalog();
  const { id: buyerId } = await makeBuyer();
  const lines = Array.from({ length: 500 }, () => lineOf(id));
  const { status, failure } = await calls().draft({ buyerId, lines });
  expect([status, failure.issues?.[0]]).toEqual([
    400,
    { path: ['lines'], message: `An order has at most ${MOST_LINES} lines.` },
  ]);
  const { data } = await calls().draft({ buyerId, lines: lines.slice(0, MOST_LINES) });
  expect([data.draftLines.length, (await calls().place(data.id)).data.subOrders[0]?.ordered]).toEqual([
    MOST_LINES,
    10 * MOST_LINES,
  ]);
});
