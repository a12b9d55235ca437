import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { CYCLE_LIMITS, type Cycle, type CycleProgress } from '@/lib/contracts/cycles/cycle-record';
import { noCounts, type Stage, STAGES, type StageCounts } from '@/lib/domain/cycles/stages';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import type { Queryable } from '../../db/database';
import { cycleDays, cycleEvents, cycles } from '../../db/schema/cycles';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

interface Counted {
  stage: Stage;
  count: number;
}

const sumOf = sql<number>`sum(${cycleEvents.amount})`.mapWith(Number);

/** Counts by key, in order of first appearance. */
function countsBy<Row extends Counted>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, StageCounts> {
  const byKey = new Map<string, StageCounts>();
  for (const row of rows) {
    const counts = byKey.get(keyOf(row)) ?? noCounts();
    counts[row.stage] += row.count;
    byKey.set(keyOf(row), counts);
  }
  return byKey;
}

/** Counts per stage stamped with each of these cycles. */
export async function countsOf(tx: Queryable, cycleIds: readonly string[]): Promise<Map<string, Cycle['counts']>> {
  if (cycleIds.length === 0) return new Map();
  const rows = await tx
    .select({ cycleId: cycleEvents.cycleId, stage: cycleEvents.stage, count: sumOf })
    .from(cycleEvents)
    .where(inArray(cycleEvents.cycleId, [...cycleIds]))
    .groupBy(cycleEvents.cycleId, cycleEvents.stage);
  return countsBy(rows, ({ cycleId }) => cycleId);
}

/** The sellers with the most stamps of a cycle, at any stage: found and counted in one pass over the stamps. */
async function sellersOf(tx: Queryable, cycleId: string): Promise<CycleProgress['sellers']> {
  const { sellerId, stage } = cycleEvents;
  const counted = tx.$with('counted').as(
    tx
      .select({ sellerId, stage, count: sumOf.as('count'), stamps: sql<number>`count(*)`.as('stamps') })
      .from(cycleEvents)
      .where(eq(cycleEvents.cycleId, cycleId))
      .groupBy(sellerId, stage),
  );
  const most = tx
    .select({ id: counted.sellerId })
    .from(counted)
    .where(ne(counted.stage, 'value'))
    .groupBy(counted.sellerId)
    .orderBy(sql`sum(${counted.stamps}) desc`, asc(counted.sellerId))
    .limit(CYCLE_LIMITS.sellers);
  const rows = await tx
    .with(counted)
    .select({ id: sellers.id, businessName: sellers.businessName, stage: counted.stage, count: counted.count })
    .from(counted)
    .innerJoin(sellers, eq(sellers.id, counted.sellerId))
    .where(inArray(counted.sellerId, most))
    .orderBy(asc(sellers.businessName), asc(sellers.id));
  const counts = countsBy(rows, ({ id }) => id);
  const names = new Map(rows.map(({ id, businessName }) => [id, businessName]));
  return [...counts].map(([id, own]) => ({ seller: { id, businessName: names.get(id) ?? '' }, counts: own }));
}

/** Stamps of a cycle by day, market, user and seller. */
export async function progressOf(tx: Queryable, cycleId: string): Promise<CycleProgress> {
  const { stage, day, marketId, actorId } = cycleEvents;
  // One pass over the stamps serves three of the four, however many there are.
  const rows = await tx
    .select({ stage, day, marketId, actorId, count: sumOf })
    .from(cycleEvents)
    .where(eq(cycleEvents.cycleId, cycleId))
    .groupBy(stage, day, marketId, actorId)
    .orderBy(asc(day));
  const byMarket = countsBy(rows, (row) => row.marketId);
  const byPerson = countsBy(rows, (row) => row.actorId);
  const known = {
    markets: await tx
      .select({ id: markets.id, name: markets.name, city: markets.city })
      .from(markets)
      .where(inArray(markets.id, [...byMarket.keys()]))
      .orderBy(asc(markets.name), asc(markets.id)),
    people: await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...byPerson.keys()]))
      .orderBy(asc(users.name), asc(users.id)),
  };
  return {
    stages: STAGES.map((one) => ({
      stage: one,
      days: [
        ...countsBy(
          rows.filter((row) => row.stage === one),
          (row) => row.day,
        ),
      ].map(([on, counts]) => ({ day: on, count: counts[one] })),
      pace: [],
    })),
    markets: known.markets.map(({ id, ...market }) => ({
      market: { id, label: marketLabel(market) },
      counts: byMarket.get(id) ?? noCounts(),
    })),
    people: known.people.map((person) => ({ person, counts: byPerson.get(person.id) ?? noCounts() })),
    sellers: await sellersOf(tx, cycleId),
  };
}

/**
 * Daily counts per stage of these markets within their cycles, from one day up to but excluding another; cycle days
 * without work are included.
 */
export async function paceOf(
  tx: Queryable,
  marketIds: readonly string[],
  { from, before }: Record<'from' | 'before', string>,
): Promise<Record<Stage, number[]>> {
  const days = await tx
    .selectDistinct({ day: cycleDays.day })
    .from(cycleDays)
    .innerJoin(cycles, eq(cycles.id, cycleDays.cycleId))
    .where(
      and(
        inArray(cycleDays.marketId, [...marketIds]),
        ne(cycles.status, 'planned'),
        gte(cycleDays.day, from),
        lt(cycleDays.day, before),
      ),
    )
    .orderBy(asc(cycleDays.day));
  const { stage, day, marketId } = cycleEvents;
  const counted = await tx
    .select({ stage, day, count: sumOf })
    .from(cycleEvents)
    .where(and(inArray(marketId, [...marketIds]), gte(day, from), lt(day, before)))
    .groupBy(stage, day);
  const countOn = (one: Stage, on: string) => counted.find((row) => row.stage === one && row.day === on)?.count ?? 0;
  const paces = STAGES.map((one) => [one, days.map((row) => countOn(one, row.day))] as const);
  return Object.fromEntries(paces) as Record<Stage, number[]>;
}
