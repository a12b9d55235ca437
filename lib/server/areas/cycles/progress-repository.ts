import { and, asc, count, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Cycle, CycleProgress, Unfinished } from '@/lib/contracts/cycles/cycles';
import { noCounts, type Stage, STAGES, type StageCounts } from '@/lib/domain/cycles/stages';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { cycleDays, cycleEvents, cycles } from '../../db/schema/cycles';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';

interface Counted {
  stage: Stage;
  count: number;
}

const of = <Row extends Counted>(rows: readonly Row[], keyOf: (row: Row) => string) => {
  const byKey = new Map<string, { row: Row; counts: StageCounts }>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = byKey.get(key) ?? { row, counts: noCounts() };
    known.counts[row.stage] += row.count;
    byKey.set(key, known);
  }
  return [...byKey.values()];
};

/** How many of each stage were stamped with each of these cycles. */
export async function countsOf(tx: Queryable, cycleIds: readonly string[]): Promise<Map<string, Cycle['counts']>> {
  if (cycleIds.length === 0) return new Map();
  const rows = await tx
    .select({ cycleId: cycleEvents.cycleId, stage: cycleEvents.stage, count: count() })
    .from(cycleEvents)
    .where(inArray(cycleEvents.cycleId, [...cycleIds]))
    .groupBy(cycleEvents.cycleId, cycleEvents.stage);
  return new Map(of(rows, ({ cycleId }) => cycleId).map(({ row, counts }) => [row.cycleId, counts]));
}

/** What was stamped with a cycle, by day, by market and by person. */
export async function progressOf(tx: Queryable, cycleId: string): Promise<CycleProgress> {
  const { stage, day, marketId, actorId } = cycleEvents;
  const ofCycle = eq(cycleEvents.cycleId, cycleId);
  const days = await tx
    .select({ stage, day, count: count() })
    .from(cycleEvents)
    .where(ofCycle)
    .groupBy(stage, day)
    .orderBy(asc(day));
  const byMarket = await tx
    .select({ id: markets.id, name: markets.name, city: markets.city, stage, count: count() })
    .from(cycleEvents)
    .innerJoin(markets, eq(markets.id, marketId))
    .where(ofCycle)
    .groupBy(markets.id, stage)
    .orderBy(asc(markets.name), asc(markets.id));
  const byPerson = await tx
    .select({ id: users.id, name: users.name, stage, count: count() })
    .from(cycleEvents)
    .innerJoin(users, eq(users.id, actorId))
    .where(ofCycle)
    .groupBy(users.id, stage)
    .orderBy(asc(users.name), asc(users.id));
  return {
    stages: STAGES.map((one) => ({
      stage: one,
      days: days.filter((row) => row.stage === one).map((row) => ({ day: row.day, count: row.count })),
      pace: [],
    })),
    markets: of(byMarket, ({ id }) => id).map(({ row, counts }) => ({
      market: { id: row.id, label: marketLabel(row) },
      counts,
    })),
    people: of(byPerson, ({ id }) => id).map(({ row, counts }) => ({ person: { id: row.id, name: row.name }, counts })),
  };
}

/**
 * What some markets did of each stage on each day of their cycles, from one day to before another; a day of a cycle on
 * which nothing was done counts as well.
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
    .select({ stage, day, count: count() })
    .from(cycleEvents)
    .where(and(inArray(marketId, [...marketIds]), gte(day, from), lt(day, before)))
    .groupBy(stage, day);
  const countOn = (one: Stage, on: string) => counted.find((row) => row.stage === one && row.day === on)?.count ?? 0;
  const paces = STAGES.map((one) => [one, days.map((row) => countOn(one, row.day))] as const);
  return Object.fromEntries(paces) as Record<Stage, number[]>;
}

const sellersIn = (tx: Queryable, marketIds: readonly string[]) =>
  tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(inArray(sellers.marketId, [...marketIds]));

/** What is not done yet in some markets: uploads, the oldest first, and how many catalogs wait. */
export async function unfinishedIn(tx: Queryable, marketIds: readonly string[], most: number): Promise<Unfinished> {
  const isOpen = and(
    eq(uploads.kind, 'catalog'),
    ne(uploads.status, 'done'),
    inArray(uploads.sellerId, sellersIn(tx, marketIds)),
  );
  const rows = await tx
    .select({
      id: uploads.id,
      seller: { id: sellers.id, businessName: sellers.businessName },
      editor: { id: users.id, name: users.name },
      catalogs: sql<number>`(select count(*)::int from ${catalogs} where ${catalogs.uploadId} = ${uploads.id} and ${catalogs.deletedAt} is null)`,
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .leftJoin(users, eq(users.id, uploads.editorId))
    .where(isOpen)
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
    .limit(most);
  const waiting = (status: 'in_review' | 'changes_requested') =>
    tx.$count(
      catalogs,
      and(
        eq(catalogs.status, status),
        isNull(catalogs.deletedAt),
        inArray(catalogs.sellerId, sellersIn(tx, marketIds)),
      ),
    );
  return {
    uploads: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    openUploads: await tx.$count(uploads, isOpen),
    inReview: await waiting('in_review'),
    sentBack: await waiting('changes_requested'),
  };
}
