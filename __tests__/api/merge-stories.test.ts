import fc from 'fast-check';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MERGE_KINDS, type MergeKind } from '@/lib/domain/merges/merge-kinds';
import { getCase } from '@/lib/server/across/merge-requests/judge-service';
import { mergeRequested } from '@/lib/server/across/merge-requests/merge-service';
import { askForMerge } from '@/lib/server/across/merge-requests/ask-service';
import { MERGE_STEPS } from '@/lib/server/across/merge-requests/service';
import { previewUndo, undoRequested } from '@/lib/server/across/merge-requests/undo-service';
import { addNote as addBuyerNote } from '@/lib/server/areas/buyers/note-service';
import { getBuyer, updateBuyer } from '@/lib/server/areas/buyers/service';
import { getMarket, updateMarket } from '@/lib/server/areas/markets/service';
import { renewTexts } from '@/lib/server/areas/search-texts/service';
import { addNote, getSeller } from '@/lib/server/areas/sellers/service';
import { updateSeller } from '@/lib/server/areas/sellers/write-service';
import type { Actor } from '@/lib/server/auth/actor';
import { orm, transaction } from '@/lib/server/db/database';
import { buyers } from '@/lib/server/db/schema/buyers';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { markets } from '@/lib/server/db/schema/markets';
import { sellers } from '@/lib/server/db/schema/sellers';
import { everything } from '../harness/merges/all-rows';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { makeUser } from '../support/factories';
import { makeBuyer, makeSaleCatalog, orderCalls, signIn } from '../support/order-place';
import { makeGroup, makeMarket, makeSeller } from '../support/seller-factories';

/** Number of random stories; thousands take an hour. */
const STORIES = Number(process.env.MERGE_STORIES ?? 5);

const api = serveApi();
let actor: Actor;
const ids: Record<MergeKind, string[]> = { seller: [], buyer: [], market: [], catalog: [] };
const groupIds: string[] = [];

beforeAll(async () => {
  const { id: userId } = await makeUser({ roles: ['admin'] });
  actor = { userId, sessionId: '', name: 'Asha Patel', roles: ['admin'], mustChangePassword: false };
  for (let index = 0; index < 5; index += 1) {
    const businessName = `Kesar ${'abcde'[index]}`;
    const { id: marketId } = await makeMarket(index % 2 ? { marketNumber: `${index}` } : {});
    ids.market.push(marketId);
    const { id: sellerId } = await makeSeller({
      ...{ businessName, marketId },
      status: 'active',
      address: index % 2 ? `Shop ${index}` : '',
    });
    ids.seller.push(sellerId);
    ids.buyer.push((await makeBuyer({ address: index % 2 ? `Lane ${index}` : '' })).id);
    for (const title of ['Kesariya', 'Kesaria']) {
      const { id } = await makeCatalog({
        sellerId,
        title,
        status: 'live',
        designNumber: index % 2 ? `K-${index}` : '',
      });
      ids.catalog.push(id);
    }
    groupIds.push((await makeGroup({ sellerId })).id);
    await addNote(sellerId, `Note ${index}`, actor);
  }
  const orders = orderCalls(api, await signIn('admin'));
  const sold = [await makeSaleCatalog({ sellerId: ids.seller[0] }), await makeSaleCatalog({ sellerId: ids.seller[1] })];
  for (const buyerId of ids.buyer.slice(0, 3)) await orders.placed(sold.slice(0, 1), 4, buyerId);
  const all = (await orm().select({ id: catalogs.id }).from(catalogs)).map(({ id }) => id);
  await transaction((tx) => renewTexts(tx, all));
}, 60_000);

type Rows = Map<string, string>;

/** Every row, by its table and its first id. */
async function rows(): Promise<Rows> {
  const found: Rows = new Map();
  for (const [table, texts] of Object.entries(await everything()))
    for (const text of texts) {
      const row = JSON.parse(text) as Record<string, unknown>;
      const key = row.id ?? row.number ?? text;
      found.set(`${table} ${String(key as string)}`, text);
    }
  return found;
}

const differing = (before: Rows, after: Rows): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key)).sort();

const TABLES = { seller: sellers, buyer: buyers, market: markets, catalog: catalogs };

async function standing(kind: MergeKind): Promise<string[]> {
  const table = TABLES[kind];
  const found = await orm()
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(inArray(table.id, ids[kind]), isNull(table.mergedIntoId)));
  return found.map(({ id }) => id as string).sort();
}

/** Candidates for a duplicate: catalogs must be of one seller, other kinds can be any two. */
async function peersOf(kind: MergeKind, id: string, free: readonly string[]): Promise<readonly string[]> {
  const others = free.filter((one) => one !== id);
  if (kind !== 'catalog') return others;
  const sellerId = orm().select({ id: catalogs.sellerId }).from(catalogs).where(eq(catalogs.id, id));
  const found = await orm().select({ id: catalogs.id }).from(catalogs).where(inArray(catalogs.sellerId, sellerId));
  return others.filter((one) => found.some((peer) => peer.id === one));
}

interface Merged {
  id: string;
  version: number;
}

async function merge(kind: MergeKind, from: number, into: number, picks: number): Promise<Merged | null> {
  const free = await standing(kind);
  const loser = free[from % free.length] ?? '';
  const peers = await peersOf(kind, loser, free);
  const survivor = peers[into % peers.length];
  if (!loser || !survivor) return null;
  const asked = await askForMerge({ kind, recordId: survivor, otherId: loser, note: '' }, actor);
  if (asked.status !== 'open') {
    await MERGE_STEPS.transition(asked.id, { to: 'open', version: asked.version }, actor);
  }
  const found = await getCase(asked.id, survivor);
  if (found.obstacles.some(({ blocks }) => blocks)) return null;
  const fromLoser = found.fields
    .filter((field, nth) => !field.isFixed && (picks >> nth) % 2 === 1)
    .map(({ name }) => name);
  return mergeRequested(
    asked.id,
    {
      ...{ survivorId: survivor, fromLoser, version: found.request.version },
      ...{ survivorVersion: found.survivor.version, loserVersion: found.loser.version },
    },
    actor,
  );
}

let edits = 0;

/** A user edits the records meanwhile. Returns the changed row. */
async function edit(asked: 'address' | 'title' | 'group' | 'note', kind: MergeKind, of: number): Promise<string> {
  const what = kind === 'catalog' ? 'title' : asked;
  const text = `edit ${(edits += 1)}`;
  const free = await standing(kind);
  const id = free[of % free.length] ?? '';
  if (kind === 'market') {
    const { version } = await getMarket(id);
    await updateMarket(id, { state: text, version }, actor);
    return `markets ${id}`;
  }
  if (what === 'address' && kind === 'seller') {
    const { version } = await getSeller(id, actor);
    await updateSeller(id, { address: text, version }, actor);
    return `sellers ${id}`;
  }
  if (what === 'address') {
    const { version } = await getBuyer(id);
    await updateBuyer(id, { address: text, version }, actor);
    return `buyers ${id}`;
  }
  if (what === 'note' && kind === 'seller') return `seller_notes ${(await addNote(id, text, actor)).id}`;
  if (what === 'note') return `buyer_notes ${(await addBuyerNote(id, text, actor)).id}`;
  const [table, name, rowIds] =
    what === 'title' ? (['catalogs', 'title', ids.catalog] as const) : (['seller_groups', 'name', groupIds] as const);
  const rowId = rowIds[of % rowIds.length] ?? '';
  await orm().execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${text}, version = version + 1 where id = ${rowId}`,
  );
  // Every title change does this; otherwise the next merge would.
  if (table === 'catalogs') await transaction((tx) => renewTexts(tx, [rowId]));
  return `${table} ${rowId}`;
}

const kind = fc.constantFrom<MergeKind>(...MERGE_KINDS);
const merging = fc.record({
  ...{ what: fc.constant('merge' as const), kind },
  ...{ from: fc.nat(9), into: fc.nat(9), picks: fc.nat(2 ** 16 - 1) },
});
const editing = fc.record({ what: fc.constantFrom('address', 'title', 'group', 'note'), kind, of: fc.nat(9) });

type Step =
  typeof merging extends fc.Arbitrary<infer Merge>
    ? Merge | (typeof editing extends fc.Arbitrary<infer Edit> ? Edit : never)
    : never;

/**
 * Runs a story and undoes its merges in reverse order. Returns the rows it changed and the kinds of changes each
 * preview listed.
 */
async function tell(steps: readonly Step[]) {
  const merged: Merged[] = [];
  const touched = new Set<string>();
  for (const step of steps) {
    if (step.what === 'merge') {
      const done = await merge(step.kind, step.from, step.into, step.picks);
      if (done) merged.push(done);
    } else touched.add(await edit(step.what, step.kind, step.of));
  }
  const listed: string[] = [];
  for (const { id, version } of merged.reverse()) {
    const { changed } = await previewUndo(id);
    listed.push(...changed.map(({ what }) => what));
    await undoRequested(id, { version, stay: [], back: [], give: [] }, actor);
  }
  return { merged: merged.length, touched: [...touched].sort(), listed };
}

const timeout = 60_000 + STORIES * 10_000;

it(
  'undone merges and chains of merges leave the database exactly as it was',
  async () => {
    let merges = 0;
    const story = fc.asyncProperty(fc.array(merging, { minLength: 1, maxLength: 6 }), async (steps) => {
      const before = await rows();
      const told = await tell(steps);
      merges += told.merged;
      // Catalogs that were merged for a while changed after they moved with their seller.
      const mayList = steps.some((step) => step.kind === 'catalog') ? ['catalogs'] : [];
      expect(told.listed.filter((what) => !mayList.includes(what))).toEqual([]);
      expect(differing(before, await rows())).toEqual([]);
    });
    await fc.assert(story, { numRuns: STORIES, endOnFailure: true });
    expect(merges).toBeGreaterThan(STORIES / 2);
  },
  timeout,
);

it(
  'with work on the records in between, exactly the rows somebody worked on differ',
  async () => {
    const story = fc.asyncProperty(
      fc.array(fc.oneof({ arbitrary: merging, weight: 2 }, editing), { minLength: 2, maxLength: 8 }),
      async (steps) => {
        const before = await rows();
        const { touched } = await tell(steps);
        expect(differing(before, await rows())).toEqual(touched);
      },
    );
    await fc.assert(story, { numRuns: STORIES, endOnFailure: true });
  },
  timeout,
);
