import { eq, inArray } from 'drizzle-orm';
import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm } from '@/lib/server/db/database';
import { seedId } from '@/lib/server/seed/seed-ids';
import { seedSellers } from '@/lib/server/seed/seed-sellers';
import { markets } from '@/lib/server/db/schema/markets';
import { sellers } from '@/lib/server/db/schema/sellers';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { freshPhone, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });

type Admin = Awaited<ReturnType<typeof admin>>;

const merge = (as: Admin, survivorId: string, duplicateId: string) =>
  api.call(marketMergesApi.merge, { body: { survivorId, duplicateId } }, { as });
const undo = (as: Admin, id: string) => api.call(marketMergesApi.undo, { params: { id } }, { as });

/** The sellers' markets in the database. */
const marketsOf = async (ids: string[]) => {
  const rows = await orm()
    .select({ id: sellers.id, marketId: sellers.marketId })
    .from(sellers)
    .where(inArray(sellers.id, ids));
  return Object.fromEntries(rows.map(({ id, marketId }) => [id, marketId]));
};

/** Duplicate markets under two names, with sellers in each. */
async function twoMarkets() {
  const [survivor, duplicate] = [await makeMarket(), await makeMarket()];
  const stay = [await makeSeller({ marketId: survivor.id })];
  const go = [await makeSeller({ marketId: duplicate.id }), await makeSeller({ marketId: duplicate.id })];
  const ids = [...stay, ...go].map(({ id }) => id);
  return { as: await admin(), survivor, duplicate, stay, go, ids };
}

describe('merging two markets', () => {
  it('is shown before it is done, and changes nothing then', async () => {
    const { as, survivor, duplicate, ids } = await twoMarkets();
    const before = await marketsOf(ids);
    const query = { survivorId: survivor.id, duplicateId: duplicate.id };
    const { data } = await api.call(marketMergesApi.preview, { query }, { as });
    expect(data).toMatchObject({ survivor: { sellers: 1 }, duplicate: { sellers: 2, mergedIntoId: null }, sellers: 2 });
    expect(await marketsOf(ids)).toEqual(before);
  });

  it('moves the sellers; the duplicate keeps its id and leaves the lists', async () => {
    const { as, survivor, duplicate, go } = await twoMarkets();
    const { status, data } = await merge(as, survivor.id, duplicate.id);
    expect([status, data.sellers, data.undoneAt]).toEqual([201, 2, null]);
    expect([data.from.id, data.to.id, data.by.id]).toEqual([duplicate.id, survivor.id, as.user.id]);

    const { data: old } = await api.call(marketsApi.get, { params: { id: duplicate.id } }, { as });
    expect([old.mergedIntoId, old.sellers]).toEqual([survivor.id, 0]);
    const { data: list } = await api.call(marketsApi.list, { query: { q: duplicate.name } }, { as });
    expect(list.rows).toEqual([]);

    const [moved] = go;
    const { rows } = (await api.call(sellersApi.history, { params: { id: moved?.id ?? '' }, query: {} }, { as })).data;
    expect(rows[0]).toMatchObject({
      action: 'sellers.moved',
      changes: { marketId: { before: duplicate.id, after: survivor.id } },
      details: { mergeId: data.id },
    });
  });

  it('frees the name of the duplicate, and takes no more sellers to it', async () => {
    const { as, survivor, duplicate } = await twoMarkets();
    await merge(as, survivor.id, duplicate.id);
    const body = { name: duplicate.name, city: duplicate.city, state: duplicate.state };
    expect((await api.call(marketsApi.create, { body }, { as })).status).toBe(201);
    const seller = { businessName: 'Late', contactName: 'Comer', phoneNumbers: [freshPhone()], marketId: duplicate.id };
    const { failure } = await api.call(sellersApi.create, { body: seller }, { as });
    expect(failure.issues).toEqual([
      { path: ['marketId'], message: `This market was merged. Choose ${survivor.name}, Surat.` },
    ]);
    const change = { params: { id: duplicate.id }, body: { name: 'Back again', version: 2 } };
    expect((await api.call(marketsApi.update, change, { as })).failure.code).toBe('refused');
  });

  it('is refused with itself, with nothing, and a second time', async () => {
    const { as, survivor, duplicate } = await twoMarkets();
    expect((await merge(as, survivor.id, survivor.id)).failure.issues?.[0]?.path).toEqual(['duplicateId']);
    expect((await merge(as, survivor.id, '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f')).status).toBe(404);
    const replies = await Promise.all([1, 2, 3].map(() => merge(as, survivor.id, duplicate.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('leaves the market that is in use, whichever way round it was asked', async () => {
    const [closed, open] = [await makeMarket({ active: false }), await makeMarket()];
    const as = await admin();
    const message = `${closed.name}, Surat is not in use. Swap the two, or take it into use first.`;
    const asked = await api.call(
      marketMergesApi.preview,
      { query: { survivorId: closed.id, duplicateId: open.id } },
      { as },
    );
    expect([asked.status, asked.failure.message]).toEqual([409, message]);
    const refused = await merge(as, closed.id, open.id);
    expect([refused.status, refused.failure.message]).toEqual([409, message]);
    expect((await merge(as, open.id, closed.id)).status).toBe(201);
  });

  it('goes for two that are both out of use', async () => {
    const [survivor, duplicate] = [await makeMarket({ active: false }), await makeMarket({ active: false })];
    expect((await merge(await admin(), survivor.id, duplicate.id)).status).toBe(201);
  });

  it('is for admins', async () => {
    const { survivor, duplicate } = await twoMarkets();
    const as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
    expect((await merge(as, survivor.id, duplicate.id)).status).toBe(403);
  });
});

describe('undoing a merge', () => {
  it('brings back exactly the sellers it moved', async () => {
    const { as, survivor, duplicate, ids } = await twoMarkets();
    const before = await marketsOf(ids);
    const { id } = (await merge(as, survivor.id, duplicate.id)).data;
    const newcomer = await makeSeller({ marketId: survivor.id });

    const { data } = await undo(as, id);
    expect([data.restored, data.leftAlone, typeof data.move.undoneAt]).toEqual([2, 0, 'string']);
    expect(await marketsOf(ids)).toEqual(before);
    expect(await marketsOf([newcomer.id])).toEqual({ [newcomer.id]: survivor.id });
    const [market] = await orm().select().from(markets).where(eq(markets.id, duplicate.id));
    expect(market).toMatchObject({ name: duplicate.name, mergedIntoId: null });
  });

  it('is as exact for a large market', async () => {
    const [salesman, manager] = [await makeUser({ roles: ['salesman'] }), await makeUser({ roles: ['manage_seller'] })];
    await seedSellers({ count: 1500, staff: { salesmen: [salesman.id], managers: [manager.id] }, auditEach: 1 });
    const as = await admin();
    const [survivor, duplicate] = [await makeMarket(), await makeMarket()];
    const ids = Array.from({ length: 1500 }, (_, index) => seedId('sellers', index));
    const moving = ids.filter((_, index) => index % 5 !== 0);
    await orm().update(sellers).set({ marketId: survivor.id }).where(inArray(sellers.id, ids));
    await orm().update(sellers).set({ marketId: duplicate.id }).where(inArray(sellers.id, moving));
    const before = await marketsOf(ids);

    const move = (await merge(as, survivor.id, duplicate.id)).data;
    expect([move.sellers, new Set(Object.values(await marketsOf(ids)))]).toEqual([1200, new Set([survivor.id])]);
    expect((await undo(as, move.id)).data.restored).toBe(1200);
    expect(await marketsOf(ids)).toEqual(before);
    const written = await orm().$count(
      auditEntries,
      inArray(auditEntries.action, ['sellers.moved', 'sellers.moved-back']),
    );
    expect(written).toBeGreaterThanOrEqual(2400);
  }, 60_000);

  it('leaves alone whom somebody moved on meanwhile', async () => {
    const { as, survivor, duplicate, go } = await twoMarkets();
    const elsewhere = await makeMarket();
    const { id } = (await merge(as, survivor.id, duplicate.id)).data;
    const gone = go[0]?.id ?? '';
    await api.call(sellersApi.update, { params: { id: gone }, body: { marketId: elsewhere.id, version: 1 } }, { as });
    const { data } = await undo(as, id);
    expect([data.restored, data.leftAlone]).toEqual([1, 1]);
    expect(await marketsOf([gone])).toEqual({ [gone]: elsewhere.id });
  });

  it('works once', async () => {
    const { as, survivor, duplicate } = await twoMarkets();
    const { id } = (await merge(as, survivor.id, duplicate.id)).data;
    const replies = await Promise.all([1, 2, 3].map(() => undo(as, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('works for thirty days', async () => {
    const clock = freezeClock();
    const { survivor, duplicate } = await twoMarkets();
    const { id } = (await merge(await admin(), survivor.id, duplicate.id)).data;
    clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
    expect((await undo(await admin(), id)).failure.message).toMatch(/more than 30 days ago/);
  });

  it('of a merge of merged markets begins with the last one, and is exact', async () => {
    const { as, survivor: b, duplicate: a, ids } = await twoMarkets();
    const c = await makeMarket();
    const before = await marketsOf(ids);
    const first = (await merge(as, b.id, a.id)).data;
    const second = (await merge(as, c.id, b.id)).data;
    expect((await undo(as, first.id)).failure.message).toMatch(/Undo the later merge/);
    await undo(as, second.id);
    await undo(as, first.id);
    expect(await marketsOf(ids)).toEqual(before);
  });

  it('is refused while another market has the name', async () => {
    const { as, survivor, duplicate, ids } = await twoMarkets();
    const { id } = (await merge(as, survivor.id, duplicate.id)).data;
    await makeMarket({ name: duplicate.name });
    const merged = await marketsOf(ids);
    expect((await undo(as, id)).failure.message).toMatch(/new market of this name/);
    expect(await marketsOf(ids)).toEqual(merged);
  });

  it('is offered in the list of merges', async () => {
    const { as, survivor, duplicate } = await twoMarkets();
    const { id } = (await merge(as, survivor.id, duplicate.id)).data;
    const { data } = await api.call(marketMergesApi.list, { query: {} }, { as });
    expect(data.rows[0]).toMatchObject({ id, from: { label: `${duplicate.name}, Surat` }, to: { id: survivor.id } });
  });
});
