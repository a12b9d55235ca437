import { eq } from 'drizzle-orm';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { orm } from '@/lib/server/db/database';
import { catalogImages, catalogs } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makePhoto } from '../support/catalog-factories';
import { makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
});

const only = ({ subOrders: [part] }: { subOrders: SubOrder[] }): SubOrder => {
  if (!part) throw new Error('The order has no part.');
  return part;
};
const lineOf = (part: SubOrder) => part.lines[0]?.id ?? '';
const now = () => new Date(Date.now() - 1000).toISOString();
const lorry = (lrNumber = '') => ({
  transporter: 'Ganesh Roadways',
  lrNumber,
  isMeant: false,
  parcels: 1,
  freight: 'to_pay' as const,
  dispatchedAt: now(),
});

/** An order of ten pieces that was delivered to the buyer. */
async function delivered(calls = orderCalls(api, manager)) {
  const order = await calls.placed([await makeSaleCatalog()]);
  const part = only(order);
  const lineId = lineOf(part);
  const answered = only(
    (
      await calls.step('answer', part.id, {
        lines: [{ lineId, accepted: 10, refused: 0, reason: null }],
        version: part.version,
      })
    ).data,
  );
  const body = { ...lorry(`LR${part.orderNumber}`), lines: [{ lineId, pieces: 10 }], version: answered.version };
  const sent = only((await calls.step('dispatch', part.id, body)).data);
  const { data } = await calls.step('deliver', sent.consignments[0]?.id ?? '', { deliveredAt: now() });
  return { order: data, part: only(data), lineId, calls };
}

describe('taking an order', () => {
  it('keeps a draft; placing it makes a numbered part for each seller', async () => {
    const calls = orderCalls(api, manager);
    const first = await calls.placed([await makeSaleCatalog(), await makeSaleCatalog()]);
    const second = await calls.placed([await makeSaleCatalog()]);
    expect(first.subOrders.map(({ position, headline, ordered }) => [position, headline, ordered])).toEqual([
      [1, 'placed', 10],
      [2, 'placed', 10],
    ]);
    expect([first.headline, second.number]).toEqual(['placed', (first.number ?? 0) + 1]);
  });

  it('finds a part by what lists call it, and no other', async () => {
    const order = await orderCalls(api, manager).placed([await makeSaleCatalog(), await makeSaleCatalog()]);
    const found = async (q: string) =>
      (await api.call(ordersApi.list, { query: { q } }, { as: manager })).data.rows.map(({ position }) => position);
    expect(await found(`${order.number}-2`)).toEqual([2]);
    expect(await found(`#${order.number}-1 roop`)).toEqual([1]);
    expect(await found(`${order.number}-3`)).toEqual([]);
  });

  it('shows the cover of each catalog that can be ordered', async () => {
    const names = { title: 'Bandhani Mela', searchText: 'bandhani mela' };
    const [catalog, photo] = [await makeSaleCatalog(names), await makePhoto()];
    const picture = { id: newId(), catalogId: catalog.id, photoId: photo.id, position: 0, isCover: true };
    await orm().insert(catalogImages).values(picture);
    const { data } = await api.call(ordersApi.catalogs, { query: { q: 'bandhani mela' } }, { as: manager });
    expect(data.map(({ id, cover }) => [id, cover?.id])).toEqual([[catalog.id, photo.id]]);
    const pasted = await api.call(ordersApi.propose, { body: { text: 'Bandhani Mela 5 pc' } }, { as: manager });
    expect(pasted.data[0]?.choices[0]?.cover?.id).toBe(photo.id);
  });

  it('finds the parts of sellers of a market and of a salesman', async () => {
    const [salesman, market] = [await makeUser({ roles: ['salesman'] }), await makeMarket()];
    const [ofMarket, ofBoth] = [{ marketId: market.id }, { marketId: market.id, salesmanId: salesman.id }];
    const parts: number[] = [];
    for (const seller of [ofMarket, ofBoth, {}]) {
      const { id: sellerId } = await makeSeller({ status: 'active', ...seller });
      parts.push((await orderCalls(api, manager).placed([await makeSaleCatalog({ sellerId })])).number ?? 0);
    }
    const found = async (query: object) =>
      (await api.call(ordersApi.list, { query }, { as: manager })).data.rows.map(({ orderNumber }) => orderNumber);
    expect(await found({ marketId: [market.id] })).toEqual([parts[1], parts[0]]);
    expect(await found({ marketId: [market.id], salesmanId: [salesman.id] })).toEqual([parts[1]]);
    const { data: totals } = await api.call(
      ordersApi.totals,
      { query: { salesmanId: [salesman.id] } },
      { as: manager },
    );
    expect(totals.map(({ headline, orders }) => [headline, orders])).toEqual([['placed', 1]]);
  });

  it('gives no number to an order that cannot be placed, and none is left out', async () => {
    const calls = orderCalls(api, manager);
    const before = await calls.placed([await makeSaleCatalog()]);
    const { data: empty } = await calls.draft({ buyerId: (await makeBuyer()).id });
    expect((await calls.place(empty.id)).status).toBe(409);
    const after = await calls.placed([await makeSaleCatalog()]);
    expect(after.number).toBe((before.number ?? 0) + 1);
  });

  it('places a draft once, however many ask at once', async () => {
    const calls = orderCalls(api, manager);
    const { id: catalogId, rate } = await makeSaleCatalog();
    const lines = [{ catalogId, pieces: 10, rate: rate ?? 0, rateReason: null }];
    const { data } = await calls.draft({ buyerId: (await makeBuyer()).id, lines });
    const replies = await Promise.all([1, 2, 3, 4].map(() => calls.place(data.id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.data.number)).size).toBe(1);
  });

  it.each([
    ['a broken set', { isSet: true, pieces: 8 }, {}, ['lines', 0, 'pieces']],
    ['another rate without a reason', {}, { rate: 40_000 }, ['lines', 0, 'rateReason']],
    ['a hidden catalog', { isVisible: false }, {}, ['lines', 0, 'catalogId']],
    ['half a piece', {}, { pieces: 1.5 }, ['lines', 0, 'pieces']],
    ['no rate', {}, { rate: 0 }, ['lines', 0, 'rate']],
    ['fewer than no pieces', {}, { pieces: -3 }, ['lines', 0, 'pieces']],
  ])('refuses %s', async (_what, catalog, line, path) => {
    const { id: catalogId } = await makeSaleCatalog(catalog);
    const lines = [{ catalogId, pieces: 10, rate: 41_500, rateReason: null, ...line }];
    const { status, failure } = await orderCalls(api, manager).draft({ buyerId: (await makeBuyer()).id, lines });
    expect([status, failure.issues?.[0]?.path]).toEqual([400, path]);
  });

  it('refuses a blocked buyer', async () => {
    const { failure } = await orderCalls(api, manager).draft({ buyerId: (await makeBuyer({ status: 'blocked' })).id });
    expect(failure.issues?.[0]?.path).toEqual(['buyerId']);
  });

  it('keeps a catalog that is paused meanwhile in the draft, and does not place it', async () => {
    const calls = orderCalls(api, manager);
    const { id: catalogId } = await makeSaleCatalog();
    const lines = [{ catalogId, pieces: 10, rate: 41_500, rateReason: null }];
    const { data } = await calls.draft({ buyerId: (await makeBuyer()).id, lines });
    await orm().update(catalogs).set({ isAvailable: false }).where(eq(catalogs.id, catalogId));
    const saved = await api.call(
      ordersApi.update,
      { params: { id: data.id }, body: { lines, version: 1 } },
      { as: manager },
    );
    expect(saved.status).toBe(200);
    const { status, failure } = await calls.place(data.id, 2);
    expect([status, failure.message]).toEqual([409, expect.stringMatching(/cannot be ordered any more/)]);
  });
});

describe('the steps of a part', () => {
  it('go from answer to lorry receipt and credit note, and the money follows', async () => {
    const { order, part, lineId, calls } = await delivered();
    expect([part.headline, order.headline, part.delivered]).toEqual(['delivered', 'delivered', 10]);
    const asked = only(
      (await calls.step('returnGoods', part.id, { lineId, pieces: 4, reason: 'Damaged', version: part.version })).data,
    );
    const [goods] = asked.returns;
    for (const [to, version] of [
      ['approved', 1],
      ['received', 2],
      ['settled', 3],
    ] as const)
      expect((await calls.step('moveReturn', goods?.id ?? '', { to, version })).status).toBe(200);
    const { data } = await calls.get(order.id);
    expect(only(data).returns).toMatchObject([
      { status: 'settled', creditNote: expect.stringMatching(/^C[0-9A-Z]+\/\d\d-\d\d\/\d{5}$/) },
    ]);
    // Ten pieces of ₹415 without tax, four of them credited.
    expect([only(data).payable, data.account]).toEqual([415_000, { creditLimit: 0, balance: 249_000, paid: 166_000 }]);
    const again = await calls.step('returnGoods', part.id, {
      lineId,
      pieces: 7,
      reason: 'Damaged',
      version: only(data).version,
    });
    expect(again.failure.issues?.[0]?.message).toMatch(/At most 6/);
  });

  it('dispatches accepted pieces once, however many try at once', async () => {
    const calls = orderCalls(api, manager);
    const part = only(await calls.placed([await makeSaleCatalog()]));
    const lineId = lineOf(part);
    const answer = { lines: [{ lineId, accepted: 10, refused: 0, reason: null }], version: part.version };
    const { version } = only((await calls.step('answer', part.id, answer)).data);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        calls.step('dispatch', part.id, { ...lorry(), lines: [{ lineId, pieces: 10 }], version }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(only((await calls.get(part.orderId)).data)).toMatchObject({ dispatched: 10, lrMissing: true });
  });

  it('refuses more than was accepted, and warns of an LR number that was given before', async () => {
    const { part } = await delivered();
    const calls = orderCalls(api, manager);
    const other = only(await calls.placed([await makeSaleCatalog()]));
    const lineId = lineOf(other);
    const answer = { lines: [{ lineId, accepted: 6, refused: 4, reason: 'Out of stock' }], version: other.version };
    const { version } = only((await calls.step('answer', other.id, answer)).data);
    const send = (pieces: number, more = {}) =>
      calls.step('dispatch', other.id, { ...lorry(), lines: [{ lineId, pieces }], version, ...more });
    expect((await send(7)).failure.issues?.[0]?.message).toMatch(/More pieces would be dispatched/);
    const lrNumber = `LR${part.orderNumber}`;
    expect((await send(6, { lrNumber })).failure.code).toBe('not_meant');
    expect((await send(6, { lrNumber, isMeant: true })).status).toBe(200);
  });

  it('cancels what is still with the seller, and takes it from what is to be paid', async () => {
    const calls = orderCalls(api, manager);
    const part = only(await calls.placed([await makeSaleCatalog()]));
    const body = { lines: [{ lineId: lineOf(part), pieces: 10 }], reason: 'Not wanted.', version: part.version };
    const { data } = await calls.step('cancel', part.id, body);
    expect([data.headline, only(data).payable]).toEqual(['cancelled', 0]);
  });
});

describe('payments', () => {
  it('are shared out, never more than is due, and reversed once', async () => {
    const { order } = await delivered();
    const buyerId = order.buyer.id;
    const pay = (amount: number, share: number) =>
      api.call(
        paymentsApi.receive,
        {
          params: { id: buyerId },
          body: {
            amount,
            mode: 'cash',
            reference: '',
            note: '',
            receivedAt: now(),
            allocations: [{ orderId: order.id, amount: share }],
          },
        },
        { as: manager },
      );
    expect((await pay(500_000, 415_001)).failure.issues?.[0]?.path).toEqual(['allocations']);
    const { data: entry } = await pay(415_000, 415_000);
    const balance = async () =>
      (await api.call(buyersApi.get, { params: { id: buyerId } }, { as: manager })).data.counters.balance;
    expect(await balance()).toBe(0);
    const reverse = () =>
      api.call(
        paymentsApi.reverse,
        { params: { id: entry.id }, body: { reason: 'The cheque bounced.' } },
        { as: manager },
      );
    const replies = await Promise.all([reverse(), reverse()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await balance()).toBe(415_000);
  });
});

describe('who sees what', () => {
  it('a salesman sees the parts of their portfolio, and no phone or account of a buyer', async () => {
    const salesman = await signIn('salesman');
    const { id: sellerId } = await makeSeller({ status: 'active', salesmanId: salesman.user.id });
    const { id: buyerId, phoneNumber } = await makeBuyer();
    const catalogs = [await makeSaleCatalog({ sellerId }), await makeSaleCatalog()];
    const order = await orderCalls(api, manager).placed(catalogs, 10, buyerId);
    expect(order.buyer.phone).toBe(phoneNumber);
    const calls = orderCalls(api, salesman);
    const { data, text } = await calls.get(order.id);
    expect(data.subOrders.map(({ seller }) => seller.id)).toEqual([sellerId]);
    expect([data.account, data.buyer.phone]).toEqual([null, `•• ${phoneNumber.slice(-4)}`]);
    expect(text).not.toContain(phoneNumber);
    const shown = await api.call(ordersApi.revealPhone, { params: { id: order.id } }, { as: salesman });
    expect(shown.data.phone).toBe(phoneNumber);
    const history = await api.call(buyersApi.history, { params: { id: buyerId }, query: {} }, { as: manager });
    expect(history.data.rows[0]).toMatchObject({ action: 'buyers.phone-shown', actor: { id: salesman.user.id } });
    const { data: list } = await api.call(ordersApi.list, { query: {} }, { as: salesman });
    expect(list.rows.map(({ orderId }) => orderId)).toEqual([order.id]);
    const { data: sums } = await api.call(ordersApi.totals, { query: {} }, { as: salesman });
    expect(sums).toEqual([{ headline: 'placed', orders: 1, pieces: 10, payable: 415_000 }]);
    const pages = await api.call(ordersApi.list, { query: { limit: 1 } }, { as: manager });
    expect([pages.status, pages.data.next]).toEqual([200, expect.any(String)]);
    const other = order.subOrders.find(({ seller }) => seller.id !== sellerId);
    expect((await calls.step('close', other?.id ?? '', { version: 1 })).status).toBe(404);
    const stranger = await orderCalls(api, manager).placed([await makeSaleCatalog()]);
    expect((await calls.get(stranger.id)).status).toBe(404);
  });
});
