import { eq, inArray } from 'drizzle-orm';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm } from '@/lib/server/db/database';
import { sellers } from '@/lib/server/db/schema/sellers';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });
const salesman = (name = 'Jignesh Vaghela') => makeUser({ roles: ['salesman'], name });

describe('the page of a salesman', () => {
  it('shows the portfolio and how the month goes', async () => {
    freezeClock(new Date('2026-11-21T06:00:00Z'));
    const user = await salesman();
    const as = await makeSession({ user });
    const old = new Date('2026-10-31T18:29:00Z');
    const { id: sellerId } = await makeSeller({
      salesmanId: user.id,
      status: 'active',
      createdAt: old,
      lastActivityAt: old,
    });
    await makeSeller({ salesmanId: user.id, createdAt: new Date('2026-10-31T18:31:00Z') });
    const visit = (at: string) =>
      api.call(salesmenApi.addVisit, { params: { id: user.id }, body: { sellerId, at, note: 'New designs' } }, { as });
    expect((await visit('2026-10-31T18:29:00Z')).status).toBe(201);
    expect((await visit('2026-11-02T05:00:00Z')).data.seller.id).toBe(sellerId);

    const { data } = await api.call(salesmenApi.get, { params: { id: user.id } }, { as });
    expect(data).toMatchObject({
      salesman: { id: user.id, name: user.name },
      active: true,
      sellers: { pending: { value: 1 }, active: { value: 1 }, suspended: { value: 0 } },
      month: { name: '2026-11', visits: 1, newSellers: 1, target: null },
    });
    const { rows } = (await api.call(salesmenApi.visits, { params: { id: user.id }, query: {} }, { as })).data;
    expect(rows.map(({ at }) => at)).toEqual(['2026-11-02T05:00:00.000Z', '2026-10-31T18:29:00.000Z']);
    const seller = await api.call(sellersApi.get, { params: { id: sellerId } }, { as });
    expect(seller.data).toMatchObject({ lastActivityAt: '2026-11-02T05:00:00.000Z', counters: { visits: 2 } });
  });

  it('is their own and the admins’', async () => {
    const [one, other] = [await salesman(), await salesman()];
    const get = async (id: string, as: { accessToken: string }) =>
      (await api.call(salesmenApi.get, { params: { id } }, { as })).status;
    const as = await makeSession({ user: one });
    expect([await get(one.id, as), await get(other.id, as), await get(other.id, await admin())]).toEqual([
      200, 404, 200,
    ]);
    const manager = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
    expect(await get(one.id, manager)).toBe(403);
    expect((await api.call(salesmenApi.visits, { params: { id: other.id }, query: {} }, { as })).status).toBe(404);
  });

  it('shows visits on the seller’s page too, by any visitor, to all who see the seller', async () => {
    const [one, other] = [await salesman(), await salesman('Farida Sheikh')];
    const { id } = await makeSeller({ salesmanId: one.id });
    const visit = async (by: User, note: string, at: string) => {
      const body = { sellerId: id, note, at };
      await api.call(salesmenApi.addVisit, { params: { id: by.id }, body }, { as: await makeSession({ user: by }) });
    };
    await visit(one, 'New designs', '2026-11-02T05:00:00Z');
    await orm().update(sellers).set({ salesmanId: other.id }).where(eq(sellers.id, id));
    await visit(other, 'Rates of the season', '2026-11-09T05:00:00Z');
    const visits = async (as: { accessToken: string }) =>
      api.call(sellersApi.visits, { params: { id }, query: {} }, { as });
    const { rows, count } = (await visits(await admin())).data;
    expect(rows.map(({ salesman, note }) => [salesman.name, note])).toEqual([
      ['Farida Sheikh', 'Rates of the season'],
      [one.name, 'New designs'],
    ]);
    expect(count.value).toBe(2);
    expect((await visits(await makeSession({ user: other }))).status).toBe(200);
    expect((await visits(await makeSession({ user: one }))).status).toBe(404);
  });

  it('takes visits to the portfolio only, and none still to come', async () => {
    const [user, other] = [await salesman(), await salesman()];
    const as = await makeSession({ user });
    const mine = await makeSeller({ salesmanId: user.id });
    const theirs = await makeSeller({ salesmanId: other.id });
    const visit = (sellerId: string, more: object = {}, who: { accessToken: string } = as) =>
      api.call(salesmenApi.addVisit, { params: { id: user.id }, body: { sellerId, note: 'x', ...more } }, { as: who });
    expect((await visit(theirs.id)).status).toBe(404);
    expect((await visit(theirs.id, {}, await admin())).failure.issues?.[0]?.path).toEqual(['sellerId']);
    expect((await visit(mine.id, { at: '2126-01-01T00:00:00Z' })).failure.issues?.[0]?.path).toEqual(['at']);
    expect((await visit(mine.id, { note: ' ' })).failure.issues?.[0]?.path).toEqual(['note']);
    expect((await visit(mine.id, {}, await admin())).status).toBe(201);
  });

  it('aims at what an admin set last', async () => {
    freezeClock(new Date('2026-11-21T06:00:00Z'));
    const user = await salesman();
    const as = await admin();
    const aim = (visits: number, who: { accessToken: string } = as) =>
      api.call(
        salesmenApi.setTarget,
        { params: { id: user.id }, body: { month: '2026-11', visits, newSellers: 4 } },
        { as: who },
      );
    await aim(40);
    expect((await aim(60)).data.month.target).toEqual({ visits: 60, newSellers: 4 });
    expect((await aim(1, await makeSession({ user }))).status).toBe(403);
  });
});

describe('handing a portfolio over', () => {
  async function portfolio() {
    const [from, to] = [await salesman('From'), await salesman('To')];
    const mine = [
      await makeSeller({ salesmanId: from.id, status: 'active' }),
      await makeSeller({ salesmanId: from.id }),
    ];
    const kept = await makeSeller({ salesmanId: to.id });
    return {
      as: await admin(),
      from,
      to,
      pair: { fromId: from.id, toId: to.id },
      ids: [...mine, kept].map(({ id }) => id),
    };
  }

  const salesmenOf = async (ids: string[]) => {
    const rows = await orm()
      .select({ id: sellers.id, of: sellers.salesmanId })
      .from(sellers)
      .where(inArray(sellers.id, ids));
    return Object.fromEntries(rows.map(({ id, of }) => [id, of]));
  };

  it('is shown before it is done, done, and undone exactly', async () => {
    const { as, from, to, pair, ids } = await portfolio();
    const before = await salesmenOf(ids);
    const preview = (await api.call(handoversApi.preview, { query: pair }, { as })).data;
    expect(preview).toMatchObject({
      from: { name: 'From' },
      to: { name: 'To' },
      sellers: 2,
      byStatus: { active: { value: 1 }, pending: { value: 1 } },
    });
    expect(await salesmenOf(ids)).toEqual(before);

    const { status, data } = await api.call(handoversApi.handOver, { body: pair }, { as });
    expect([status, data.sellers, data.from, data.to]).toEqual([
      201,
      2,
      { id: from.id, label: 'From' },
      { id: to.id, label: 'To' },
    ]);
    expect(Object.values(await salesmenOf(ids))).toEqual([to.id, to.id, to.id]);
    expect((await api.call(handoversApi.list, { query: {} }, { as })).data.rows[0]?.id).toBe(data.id);

    const undone = await api.call(handoversApi.undo, { params: { id: data.id } }, { as });
    expect([undone.data.restored, undone.data.leftAlone]).toEqual([2, 0]);
    expect(await salesmenOf(ids)).toEqual(before);
    expect((await api.call(handoversApi.undo, { params: { id: data.id } }, { as })).failure.code).toBe('refused');
  });

  it('takes the portfolio of somebody who left, and gives none to them', async () => {
    const as = await admin();
    const left = await makeUser({ roles: ['salesman'], disabledAt: new Date() });
    const to = await salesman();
    await makeSeller({ salesmanId: left.id });
    const handOver = (fromId: string, toId: string) =>
      api.call(handoversApi.handOver, { body: { fromId, toId } }, { as });
    expect((await handOver(left.id, to.id)).data.sellers).toBe(1);
    expect((await handOver(to.id, left.id)).failure.issues?.[0]?.path).toEqual(['toId']);
    expect((await handOver(to.id, to.id)).failure.issues?.[0]?.path).toEqual(['toId']);
    expect((await handOver('0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f', to.id)).status).toBe(404);
  });

  it('is not undone to somebody who is no salesman any more', async () => {
    const { as, from, to, pair, ids } = await portfolio();
    const { id } = (await api.call(handoversApi.handOver, { body: pair }, { as })).data;
    const setRoles = (roles: User['roles']) => orm().update(users).set({ roles }).where(eq(users.id, from.id));
    await setRoles(['editor_catalog']);
    const undo = () => api.call(handoversApi.undo, { params: { id } }, { as });
    const { status, failure } = await undo();
    expect([status, failure.message]).toEqual([409, expect.stringMatching(/^From is no salesman any more/)]);
    expect(Object.values(await salesmenOf(ids))).toEqual([to.id, to.id, to.id]);
    await setRoles(['salesman']);
    expect((await undo()).data.restored).toBe(2);
  });

  it('is not for salesmen', async () => {
    const { from, pair } = await portfolio();
    const as = await makeSession({ user: from });
    expect((await api.call(handoversApi.handOver, { body: pair }, { as })).status).toBe(403);
    expect((await api.call(handoversApi.preview, { query: pair }, { as })).status).toBe(403);
  });
});
