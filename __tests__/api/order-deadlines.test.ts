import { eq } from 'drizzle-orm';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { notificationsApi } from '@/lib/contracts/notifications';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { escalateUnanswered, expireDrafts } from '@/lib/server/areas/orders/deadline-service';
import { DAY, HOUR, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { orders, subOrders } from '@/lib/server/db/schema/orders';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makeBuyer, makeSaleCatalog, orderCalls, signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const [DRAFT_DAYS, ANSWER_HOURS] = [14, 24];

it('a draft that nobody changed expires, and says before when it will', async () => {
  const manager = await signIn('manage_buyer');
  const calls = orderCalls(api, manager);
  const buyerId = (await makeBuyer()).id;
  const [{ data: old }, { data: kept }] = [await calls.draft({ buyerId }), await calls.draft({ buyerId })];
  expect(new Date(old.expiresAt ?? 0).getTime() - new Date(old.createdAt).getTime()).toBe(DRAFT_DAYS * DAY);
  const long = later(-(DRAFT_DAYS * DAY + HOUR));
  for (const { id } of [old, kept]) await orm().update(orders).set({ createdAt: long }).where(eq(orders.id, id));
  await api.call(ordersApi.update, { params: { id: kept.id }, body: { note: 'Soon.', version: 1 } }, { as: manager });
  expect([await expireDrafts(), await expireDrafts()]).toEqual([1, 0]);
  expect((await calls.get(old.id)).data).toMatchObject({ headline: 'cancelled', expiresAt: null });
  expect((await calls.get(kept.id)).data.headline).toBe('draft');
});

it('the settings say for how many days a draft may lie', async () => {
  changeSettings({ ORDER_DRAFT_DAYS: 3 });
  const calls = orderCalls(api, await signIn('manage_buyer'));
  const { data } = await calls.draft({ buyerId: (await makeBuyer()).id });
  expect(Date.parse(data.expiresAt ?? '') - Date.parse(data.createdAt)).toBe(3 * DAY);
  const createdAt = later(-(3 * DAY + HOUR));
  await orm().update(orders).set({ createdAt }).where(eq(orders.id, data.id));
  expect(await expireDrafts()).toBe(1);
  expect((await calls.get(data.id)).data.cancelReason).toBe('Expired: no change for 3 days.');
});

it('whoever looks after a seller is told once that an order waits for an answer', async () => {
  const manager = await signIn('manage_buyer');
  const salesman = await signIn('salesman');
  const { id: sellerId } = await makeSeller({ status: 'active', salesmanId: salesman.user.id });
  const order = await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId })]);
  const id = order.subOrders[0]?.id ?? '';
  expect(await escalateUnanswered()).toBe(0);
  const movedAt = later(-(ANSWER_HOURS + 1) * HOUR);
  await orm().update(subOrders).set({ movedAt }).where(eq(subOrders.id, id));
  expect([await escalateUnanswered(), await escalateUnanswered()]).toEqual([1, 0]);
  const { data: told } = await api.call(notificationsApi.list, { query: {} }, { as: salesman });
  expect(told.rows).toMatchObject([{ kind: 'escalated', path: `/order/${order.id}` }]);
  const { data: late } = await api.call(ordersApi.list, { query: { isLate: 'true' } }, { as: salesman });
  expect(late.rows.map((row) => row.id)).toEqual([id]);
  const { data: mine } = await api.call(dashboardApi.get, {}, { as: salesman });
  expect(mine.orders).toMatchObject({ late: { value: 1 }, toAnswer: { value: 1 }, toDispatch: { value: 0 } });
  expect(mine.orders?.due).toBeUndefined();
  const { data: all } = await api.call(dashboardApi.get, {}, { as: manager });
  expect(all.orders?.due?.value).toBe(1);
});

it('an order that waits is told to the account manager before the salesman', async () => {
  const [salesman, manager] = [await signIn('salesman'), await signIn('manage_seller')];
  const seller = { salesmanId: salesman.user.id, accountManagerId: manager.user.id };
  const { id: sellerId } = await makeSeller({ status: 'active', ...seller });
  const order = await orderCalls(api, await signIn('manage_buyer')).placed([await makeSaleCatalog({ sellerId })]);
  const movedAt = later(-(ANSWER_HOURS + 1) * HOUR);
  await orm().update(subOrders).set({ movedAt }).where(eq(subOrders.orderId, order.id));
  expect(await escalateUnanswered()).toBe(1);
  const escalated = async (as: typeof manager) =>
    (await api.call(notificationsApi.list, { query: {} }, { as })).data.rows.filter(({ kind }) => kind === 'escalated');
  expect([await escalated(manager), await escalated(salesman)]).toMatchObject([[{ path: `/order/${order.id}` }], []]);
});
