import { readdirSync, readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { suggestMerges } from '@/lib/server/across/merge-requests/suggest-service';
import { marketsByName } from '@/lib/server/areas/markets/service';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { collections } from '@/lib/server/db/schema/collections';
import { markets } from '@/lib/server/db/schema/markets';
import { mergeSubjects } from '@/lib/server/db/schema/merges';
import { sellers } from '@/lib/server/db/schema/sellers';
import { everything } from '../harness/merges/all-rows';
import { serveApi } from '../support/api';
import { cycleCalls } from '../support/cycle-place';
import { mergeCalls } from '../support/merge-place';
import { type Person, signIn } from '../support/order-place';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
let admin: Person;
let calls: ReturnType<typeof mergeCalls>;
beforeAll(async () => {
  admin = await signIn('admin');
  calls = mergeCalls(api, admin);
});

let made = 0;

/** One market under two names. The second has the number and two sellers. */
async function twoMarkets() {
  const word = `Kuber${'abcdefgh'[(made += 1)]}`;
  const [kept, gone] = [
    await makeMarket({ name: `${word} Market` }),
    await makeMarket({ name: `${word} Mkt`, marketNumber: `K-${made}` }),
  ];
  await makeSeller({ marketId: kept.id });
  const moving = [await makeSeller({ marketId: gone.id }), await makeSeller({ marketId: gone.id })];
  return { kept, gone, moving: moving.map(({ id }) => id) };
}

const market = async (id: string) => (await api.call(marketsApi.get, { params: { id } }, { as: admin })).data;

describe('two markets', () => {
  it('are judged side by side like any two records', async () => {
    const { kept, gone } = await twoMarkets();
    const { data } = await calls.ask('market', kept.id, gone.id);
    const found = await calls.get(data.id, kept.id);
    expect([found.survivor.path, found.obstacles]).toEqual([`/market?open=${kept.id}`, []]);
    expect(found.moves).toEqual([{ what: 'sellers', moves: 2, stays: 0 }]);
    expect(found.fields.find(({ name }) => name === 'marketNumber')).toMatchObject({
      ...{ pick: 'loser', loser: gone.marketNumber, why: 'The other is empty.' },
    });
  });

  it('become one with the picked name and number, and two again to the letter', async () => {
    const { kept, gone, moving } = await twoMarkets();
    const before = await everything();
    const merged = await calls.merged('market', kept.id, gone.id, ['name', 'marketNumber']);
    expect(await market(kept.id)).toMatchObject({ name: gone.name, marketNumber: gone.marketNumber, sellers: 3 });
    expect(await market(gone.id)).toMatchObject({ mergedIntoId: kept.id, sellers: 0 });
    expect((await calls.of('market', gone.id)).mergedInto?.id).toBe(kept.id);
    const [id = ''] = moving;
    const history = await api.call(sellersApi.history, { params: { id }, query: {} }, { as: admin });
    expect(history.data.rows[0]).toMatchObject({ action: 'sellers.moved', details: { mergeId: expect.any(String) } });
    await calls.undo(merged);
    expect(await everything()).toEqual(before);
  });

  it('are merged from the page of markets by the same engine, and undone in the queue', async () => {
    const { kept, gone, moving } = await twoMarkets();
    const body = { survivorId: kept.id, duplicateId: gone.id };
    const { data: merge } = await api.call(marketMergesApi.merge, { body }, { as: admin });
    expect(merge).toMatchObject({ sellers: 2, from: { id: gone.id }, to: { id: kept.id } });
    const [request] = (await calls.of('market', gone.id)).requests;
    expect(request).toMatchObject({ status: 'merged', askedBy: { id: admin.user.id } });
    const newcomer = await makeSeller({ marketId: kept.id });
    const { added } = await calls.preview(request?.id ?? '');
    expect(added.map(({ id }) => id)).toEqual([newcomer.id]);
    await calls.undo(request ?? { id: '', version: 0 }, { give: [newcomer.id] });
    const there = await orm().select({ id: sellers.id }).from(sellers).where(eq(sellers.marketId, gone.id));
    expect(there.map(({ id }) => id).sort()).toEqual([...moving, newcomer.id].sort());
    const { data } = await api.call(marketMergesApi.list, { query: {} }, { as: admin });
    expect(data.rows.find(({ id }) => id === merge.id)?.undoneAt).not.toBeNull();
    expect((await api.call(marketMergesApi.merge, { body }, { as: admin })).status).toBe(201);
  });

  it('take rules of collections along, and the old name finds the one that stayed', async () => {
    const { kept, gone } = await twoMarkets();
    const rule = { marketId: [gone.id], most: 10, mostPerSeller: null };
    const texts = {
      nameEn: 'Kuber',
      nameHi: '',
      createdById: admin.user.id,
      statusChangedAt: clock.now(),
      createdAt: clock.now(),
    };
    const [made] = await orm()
      .insert(collections)
      .values({ ...texts, rules: [rule] })
      .returning();
    const merged = await calls.merged('market', kept.id, gone.id);
    const rules = async () =>
      (
        await orm()
          .select()
          .from(collections)
          .where(eq(collections.id, made?.id ?? ''))
      )[0]?.rules;
    expect(await rules()).toEqual([{ ...rule, marketId: [kept.id] }]);
    const named = async () => (await marketsByName(orm()))(gone.name, gone.city);
    expect(await named()).toEqual([kept.id]);
    await calls.undo(merged);
    expect([await rules(), await named()]).toEqual([[rule], [gone.id]]);
  });

  it('that stand in a cycle are told about, and a queue finds them by name', async () => {
    const { kept, gone } = await twoMarkets();
    const cycle = await cycleCalls(api).startIn(admin, gone.id);
    const { data } = await calls.ask('market', kept.id, gone.id);
    const [obstacle] = (await calls.get(data.id, kept.id)).obstacles;
    expect(obstacle).toMatchObject({ blocks: false, sentence: expect.stringContaining(cycle.name) as string });
    expect((await calls.get(data.id, gone.id)).obstacles).toEqual([]);
    const { rows } = await calls.list({ q: gone.name.toLowerCase(), kind: ['market'] });
    expect(rows.map(({ id }) => id)).toEqual([data.id]);
  });

  it('are suggested by their sound; sellers that came together are compared anew', async () => {
    const [one, other] = [await makeMarket({ name: 'Vrindavan Bazaar' }), await makeMarket({ name: 'वृंदावन बाजार' })];
    const { id } = await makeSeller({ marketId: other.id });
    await suggestMerges('market', [one.id, other.id]);
    const [request] = (await calls.of('market', one.id)).requests;
    expect(request).toMatchObject({ askedBy: null, isCertain: false, reasons: expect.arrayContaining(['Same city']) });
    await suggestMerges('seller', [id]);
    const held = () => orm().$count(mergeSubjects, inArray(mergeSubjects.recordId, [id]));
    expect(await held()).toBe(1);
    await calls.merge(await calls.get(request?.id ?? '', one.id));
    expect(await held()).toBe(0);
  });
});

it('a merge of markets from before the kit is undone by it', async () => {
  const { kept, gone, moving } = await twoMarkets();
  const before = await everything();
  const id = newId();
  const { pool } = api.database;
  await orm().update(sellers).set({ marketId: kept.id }).where(inArray(sellers.id, moving));
  await orm().update(markets).set({ mergedIntoId: kept.id }).where(eq(markets.id, gone.id));
  await pool.query(
    `insert into seller_moves (id, kind, from_id, to_id, actor_id, at, seller_count)
      values ($1, 'market', $2, $3, $4, $5, $6)`,
    [id, gone.id, kept.id, admin.user.id, clock.now(), moving.length],
  );
  await pool.query('insert into moved_sellers (move_id, seller_id) select $1, unnest($2::uuid[])', [id, moving]);
  const folder = 'lib/server/db/migrations';
  const file = readdirSync(folder).find((name) => name.endsWith('_market-merges.sql')) ?? '';
  for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
    await pool.query(statement);
  const { data } = await api.call(marketMergesApi.undo, { params: { id } }, { as: admin });
  expect([data.restored, data.leftAlone]).toEqual([2, 0]);
  expect(await everything()).toEqual(before);
});
