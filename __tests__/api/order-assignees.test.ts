import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { notificationsApi } from '@/lib/contracts/notifications';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { usersApi } from '@/lib/contracts/users/users';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let admin: Person;
beforeAll(async () => {
  admin = await signIn('admin');
});

const { preview, run, takeBack, rowsOf } = bulkChanging(api, () => admin, 'orders');

/** Sub-orders of an order from this many sellers, in a salesman's portfolio. */
async function partsOf(sellers: number, salesman?: Person) {
  const catalogs = [];
  for (let nth = 0; nth < sellers; nth += 1) {
    const seller = await makeSeller({ status: 'active', salesmanId: salesman?.user.id });
    catalogs.push(await makeSaleCatalog({ sellerId: seller.id }));
  }
  const order = await orderCalls(api, admin).placed(catalogs);
  return { order, parts: order.subOrders };
}

const part = async (orderId: string, id: string) =>
  (await orderCalls(api, admin).get(orderId)).data.subOrders.find((one) => one.id === id);
const assignTo = (person: Person | null) => ({ action: 'assign', assigneeId: person?.user.id ?? null }) as const;
const listOf = async (query: EndpointInput<typeof ordersApi.list>['query']) =>
  (await api.call(ordersApi.list, { query }, { as: admin })).data.rows.map(({ id }) => id);

describe('one part of an order', () => {
  it('is assigned to a person, who is notified and finds it as theirs', async () => {
    const follower = await signIn('manage_buyer');
    const { order, parts } = await partsOf(1);
    const [first] = parts;
    if (!first) throw new Error('No part.');
    const { step } = orderCalls(api, admin);
    const given = await step('assign', first.id, { assigneeId: follower.user.id, version: first.version });
    expect(given.data.subOrders[0]).toMatchObject({
      ...{ assignee: { id: follower.user.id, name: follower.user.name }, version: first.version + 1 },
      movedAt: first.movedAt,
    });
    expect(await listOf({ assigneeId: [follower.user.id] })).toEqual([first.id]);
    expect(await listOf({ isAssigned: 'false', buyerId: [order.buyer.id] })).toEqual([]);
    const { data } = await api.call(notificationsApi.list, { query: {} }, { as: follower });
    expect(data.rows[0]).toMatchObject({
      path: `/order/${order.id}`,
      text: expect.stringMatching(/is yours to follow/),
    });
    const history = await api.call(ordersApi.history, { params: { id: order.id }, query: {} }, { as: admin });
    expect(history.data.rows[0]).toMatchObject({
      ...{ action: 'sub-orders.assigned', changes: { assigneeId: { before: null, after: follower.user.id } } },
    });
    const late = await step('assign', first.id, { assigneeId: null, version: first.version });
    expect(late.status).toBe(409);
    await step('assign', first.id, { assigneeId: null, version: first.version + 1 });
    expect(await listOf({ isAssigned: 'false', buyerId: [order.buyer.id] })).toEqual([first.id]);
  });

  it('goes to nobody who cannot see it, and to none who has no orders', async () => {
    const [salesman, other, editor] = [
      await signIn('salesman'),
      await signIn('salesman'),
      await signIn('editor_video'),
    ];
    const { parts } = await partsOf(1, salesman);
    const { id = '', version = 1 } = parts[0] ?? {};
    const { step } = orderCalls(api, admin);
    const refused = await step('assign', id, { assigneeId: other.user.id, version });
    expect(refused.status).toBe(400);
    expect(refused.failure.issues?.[0]?.message).toMatch(/sees the orders of their own sellers only\.$/);
    expect((await step('assign', id, { assigneeId: editor.user.id, version })).status).toBe(400);
    expect((await orderCalls(api, other).step('assign', id, { assigneeId: null, version })).status).toBe(404);
    expect((await step('assign', id, { assigneeId: salesman.user.id, version })).status).toBe(200);
  });
});

describe('many parts', () => {
  it('are given to one, each by its own rules, and taken back', async () => {
    const [salesman, follower] = [await signIn('salesman'), await signIn('manage_seller')];
    const [{ order, parts }, others] = [await partsOf(2, salesman), await partsOf(1)];
    const selection = { ids: [...parts, ...others.parts].map(({ id }) => id) };
    expect((await preview(selection, assignTo(salesman))).data).toMatchObject({
      ...{ title: 'Assign 3 orders', willChange: 2, same: 0 },
      refused: [{ count: 1, reason: `${salesman.user.name} sees the orders of their own sellers only.` }],
    });
    const done = await run(selection, assignTo(follower));
    expect(done.counts).toMatchObject({ changed: 3, same: 0, refused: 0, failed: 0 });
    expect((await rowsOf(done)).rows.map(({ name }) => name)).toEqual(
      [...parts, ...others.parts].map(({ orderNumber, position }) => `${orderNumber}-${position}`),
    );
    const { data: news } = await api.call(notificationsApi.list, { query: {} }, { as: follower });
    expect(news.rows.map(({ text }) => text)).toEqual(['3 orders are yours to follow.']);
    expect((await takeBack(done)).counts).toMatchObject({ changed: 3 });
    expect((await part(order.id, parts[0]?.id ?? ''))?.assignee).toBeNull();
  });

  it('are those the list finds, of a salesman their portfolio only', async () => {
    const salesman = await signIn('salesman');
    const { order, parts } = await partsOf(1, salesman);
    const other = await partsOf(1);
    const mine = bulkChanging(api, () => salesman, 'orders');
    const query = new URLSearchParams([order, other.order].map(({ buyer }) => ['buyerId', buyer.id])).toString();
    expect((await preview({ query, except: [] }, assignTo(admin))).data.matching).toBe(2);
    expect((await mine.preview({ query, except: [] }, assignTo(salesman))).data).toMatchObject({
      matching: 1,
      willChange: 1,
    });
    const named = await mine.preview({ ids: [...parts, ...other.parts].map(({ id }) => id) }, assignTo(salesman));
    expect(named.data).toMatchObject({ matching: 2, willChange: 1 });
    const dues = await mine.preview({ query: 'hasDues=true', except: [] }, assignTo(salesman));
    expect(dues.status).toBe(403);
  });
});

it('orders of an account that is closed are handed over', async () => {
  const [leaving, taker] = [await signIn('manage_buyer'), await signIn('admin')];
  const { order, parts } = await partsOf(1);
  await run({ ids: parts.map(({ id }) => id) }, assignTo(leaving));
  const { id } = leaving.user;
  const [work] = (await api.call(usersApi.openWork, { params: { id } }, { as: admin })).data;
  expect(work).toMatchObject({ kind: 'orders', count: 1, examples: [{ label: `${order.number}-1` }], canLetGo: true });
  const body = { handOver: { orders: taker.user.id } };
  expect((await api.call(usersApi.disable, { params: { id }, body }, { as: admin })).status).toBe(200);
  expect((await part(order.id, parts[0]?.id ?? ''))?.assignee?.id).toBe(taker.user.id);
});
