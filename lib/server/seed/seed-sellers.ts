import { setImmediate as breathe } from 'node:timers/promises';
import { and, desc, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import { DAY } from '../clock';
import { orm, transaction, type Queryable } from '../db/database';
import { insertMany } from '../db/insert-many';
import { markets } from '../db/schema/markets';
import { sellerVisits } from '../db/schema/salesmen';
import { sellerGroups } from '../db/schema/seller-groups';
import { sellerNotes, sellerPhones, sellers } from '../db/schema/sellers';
import { auditEntries } from '../db/schema/system';
import { learnNames } from '../platform/search/learn-service';
import { MARKETS } from './market-data';
import { SEED_NOW, seedId, seedIdRange, seedIndex } from './seed-ids';
import { type SeedStaff, sellerAt } from './seller-at';
import { auditOf, storiesOf } from './seller-stories';

/** Sellers stored per transaction: enough to be fast, few enough to let others in between. */
const CHUNK = 500;

/** Notes, groups and visits are only for display; a benchmark's many sellers have none. */
const WITH_STORIES = 2000;

const { id } = sellers;
const [seeded, duplicates] = [seedIdRange('sellers'), seedIdRange('duplicates')];

/** Whether there are sellers that were not generated. */
export const hasForeignSellers = async (): Promise<boolean> => {
  const outside = and(
    or(lt(id, seeded.first), gt(id, seeded.last)),
    or(lt(id, duplicates.first), gt(id, duplicates.last)),
  );
  return (await orm().select({ id }).from(sellers).where(outside).limit(1)).length > 0;
};

/** Number of generated sellers so far. */
export async function countSeeded(): Promise<number> {
  const within = and(gte(id, seeded.first), lte(id, seeded.last));
  const [newest] = await orm().select({ id }).from(sellers).where(within).orderBy(desc(id)).limit(1);
  return newest ? seedIndex(newest.id) + 1 : 0;
}

const marketRows = (now: number) =>
  MARKETS.map(({ name, marketNumber, city, index }) => ({
    id: seedId('markets', index),
    name,
    marketNumber,
    city: city.name,
    state: city.state,
    createdAt: new Date(now - (1000 - index) * DAY),
  }));

async function insertChunk(
  tx: Queryable,
  from: number,
  to: number,
  { staff, auditEach, now = SEED_NOW }: Plan,
): Promise<void> {
  const made = Array.from({ length: to - from }, (_, nth) => sellerAt(from + nth, staff, now));
  const phones = made.flatMap(({ id: sellerId, phoneNumbers }) =>
    phoneNumbers.map((number, position) => ({ number, position, sellerId })),
  );
  const entries = made.flatMap((seller, nth) => auditOf(seller, from + nth, auditEach, staff));
  const withStories = made.slice(0, Math.max(0, WITH_STORIES - from));
  const stories = withStories.map((seller, nth) => storiesOf(seller, from + nth, staff, now));
  await insertMany(
    tx,
    sellers,
    made.map(({ phoneNumbers, ...seller }) => seller),
  );
  await insertMany(tx, sellerPhones, phones);
  await insertMany(tx, auditEntries, entries);
  await insertMany(
    tx,
    sellerNotes,
    stories.flatMap(({ notes }) => notes),
  );
  await insertMany(
    tx,
    sellerGroups,
    stories.flatMap(({ groups }) => groups),
  );
  await insertMany(
    tx,
    sellerVisits,
    stories.flatMap(({ visits }) => visits),
  );
}

interface Plan {
  /** Target number of sellers. */
  count: number;
  staff: SeedStaff;
  /** History entries per seller. */
  auditEach: number;
  /** Date of the generated data. */
  now?: number;
  onProgress?: (done: number) => void;
}

/** Stores markets and sellers up to a number; existing ones stay unchanged. */
export async function seedSellers(plan: Plan): Promise<void> {
  const start = await countSeeded();
  if (start >= plan.count) return;
  if (start === 0)
    await orm()
      .insert(markets)
      .values(marketRows(plan.now ?? SEED_NOW))
      .onConflictDoNothing();
  for (let from = start; from < plan.count; from += CHUNK) {
    const to = Math.min(from + CHUNK, plan.count);
    await transaction((tx) => insertChunk(tx, from, to, plan));
    plan.onProgress?.(to);
    // The embedded engine's promises never leave the microtask queue by themselves.
    await breathe();
  }
  await learnNames();
  // The embedded engine neither vacuums nor updates statistics by itself, and plans queries from those statistics.
  await orm().execute(sql`vacuum (analyze)`);
}
