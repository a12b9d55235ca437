import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import { type Option, OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { CycleStatus } from '@/lib/domain/cycles/cycle-status';
import { daysBetween } from '@/lib/domain/cycles/cycle-days';
import { noCounts } from '@/lib/domain/cycles/stages';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { type ListRequest, says } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { cycleDays, cycleMarkets, cycles } from '../../db/schema/cycles';
import { markets } from '../../db/schema/markets';
import { users } from '../../db/schema/users';
import { countsOf } from './progress-repository';

export interface CycleFilters {
  q?: string;
  status?: CycleStatus[];
  marketId?: string[];
}

export type CycleRow = typeof cycles.$inferSelect;

const selectCycles = (tx: Queryable) =>
  tx
    .select({ ...getTableColumns(cycles), responsible: { id: users.id, name: users.name } })
    .from(cycles)
    .innerJoin(users, eq(users.id, cycles.responsibleId));

type Found = Awaited<ReturnType<typeof selectCycles>>[number];

async function marketsOf(tx: Queryable, cycleIds: readonly string[]): Promise<Map<string, Option[]>> {
  const rows = await tx
    .select({ cycleId: cycleMarkets.cycleId, id: markets.id, name: markets.name, city: markets.city })
    .from(cycleMarkets)
    .innerJoin(markets, eq(markets.id, cycleMarkets.marketId))
    .where(inArray(cycleMarkets.cycleId, [...cycleIds]))
    .orderBy(asc(markets.name), asc(markets.id));
  const byCycle = new Map<string, Option[]>();
  for (const { cycleId, id, ...market } of rows)
    byCycle.set(cycleId, [...(byCycle.get(cycleId) ?? []), { id, label: marketLabel(market) }]);
  return byCycle;
}

/** Cycles in the shape of the contract; closed ones with their frozen numbers. */
async function toCycles(tx: Queryable, found: readonly Found[]): Promise<Cycle[]> {
  const ids = found.map(({ id }) => id);
  const counting = found.flatMap(({ id, results }) => (results ? [] : [id]));
  const [named, counted] = [ids.length > 0 ? await marketsOf(tx, ids) : new Map(), await countsOf(tx, counting)];
  return found.map(({ results, statusChangedAt, createdAt, responsibleId: _, ...row }) => ({
    ...row,
    markets: named.get(row.id) ?? [],
    outcome: results?.outcome ?? null,
    counts: results?.counts ?? counted.get(row.id) ?? noCounts(),
    statusChangedAt: statusChangedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }));
}

export const findById = async (tx: Queryable, id: string): Promise<Cycle | undefined> =>
  (await toCycles(tx, await selectCycles(tx).where(eq(cycles.id, id))))[0];

/** Cycles by name: active ones first, then the latest. */
export async function listOptions(tx: Queryable, { q, id }: { q?: string; id?: string[] }): Promise<Option[]> {
  const rows = await tx
    .select({ id: cycles.id, label: cycles.name })
    .from(cycles)
    .where(id ? inArray(cycles.id, id) : q ? says(cycles.name, q) : undefined)
    .orderBy(desc(sql`${cycles.status} = 'active'`), desc(cycles.firstDay), desc(cycles.id))
    .limit(id ? id.length : OPTIONS_SIZE);
  return rows;
}

const inMarkets = (tx: Queryable, marketIds: string[]) =>
  anyRow(tx, cycleMarkets, and(eq(cycleMarkets.cycleId, cycles.id), inArray(cycleMarkets.marketId, marketIds)));

export async function list(tx: Queryable, filters: CycleFilters & ListRequest): Promise<Page<Cycle>> {
  const { q, status, marketId } = filters;
  const page = await listPage(tx, filters, {
    sorts: { firstDay: cycles.firstDay, name: cycles.name },
    id: cycles.id,
    where: and(
      q ? says(cycles.name, q) : undefined,
      status && inArray(cycles.status, status),
      marketId && inMarkets(tx, marketId),
    ),
    select: ({ where, orderBy, limit }) =>
      selectCycles(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => row,
  });
  return { ...page, rows: await toCycles(tx, page.rows) };
}

export const marketIdsOf = async (tx: Queryable, cycleId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: cycleMarkets.marketId })
      .from(cycleMarkets)
      .where(eq(cycleMarkets.cycleId, cycleId))
      .orderBy(asc(cycleMarkets.marketId))
  ).map(({ id }) => id);

/** Reserves the days of a cycle's markets; the key rejects a day that another cycle has. */
export async function takeDays(
  tx: Queryable,
  { id, firstDay, lastDay }: Pick<CycleRow, 'id' | 'firstDay' | 'lastDay'>,
): Promise<void> {
  const marketIds = await marketIdsOf(tx, id);
  await tx.delete(cycleDays).where(eq(cycleDays.cycleId, id));
  // All callers insert days in one order, so that concurrent ones wait for each other instead of both failing.
  const rows = marketIds.flatMap((marketId) =>
    daysBetween(firstDay, lastDay).map((day) => ({ marketId, day, cycleId: id })),
  );
  await insertMany(tx, cycleDays, rows);
}

/** Sets the markets of a cycle that has not started. */
export async function replaceMarkets(tx: Queryable, cycleId: string, marketIds: readonly string[]): Promise<void> {
  await tx.delete(cycleMarkets).where(eq(cycleMarkets.cycleId, cycleId));
  await tx
    .insert(cycleMarkets)
    .values(marketIds.map((marketId) => ({ cycleId, marketId, cycleStatus: 'planned' as const })));
}

/** Determines where the numbers of a cycle come from: its status, and its results once frozen. */
export const standingOf = async (tx: Queryable, id: string) =>
  (await tx.select({ status: cycles.status, results: cycles.results }).from(cycles).where(eq(cycles.id, id)))[0];

/** Stores the job that closes a cycle or undoes that. It does not change any user input. */
export async function setJob(tx: Queryable, id: string, jobId: string): Promise<void> {
  await tx.update(cycles).set({ jobId }).where(eq(cycles.id, id));
}

export const jobIdOf = async (tx: Queryable, id: string): Promise<string | null> =>
  (await tx.select({ jobId: cycles.jobId }).from(cycles).where(eq(cycles.id, id)))[0]?.jobId ?? null;
