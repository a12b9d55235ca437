import type { Page } from '@/lib/contracts/base/list';
import type { Option } from '@/lib/contracts/base/options';
import type { Cycle, CycleForm, CycleProgress } from '@/lib/contracts/cycles/cycle-record';
import { dayAfter, daysProblem } from '@/lib/domain/cycles/cycle-days';
import { CYCLE_PLANNERS, fixedProblem } from '@/lib/domain/cycles/cycle-status';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { cycles as cyclesTable } from '../../db/schema/cycles';
import { newId } from '../../db/schema/columns';
import { updateRow } from '../../db/versioned-rows';
import { badInput, refused, notFound } from '../../errors';
import { recordKit } from '../../platform/records/record-kit';
import { holdMarket } from '../markets/service';
import { assertWorksAs } from '../staff/service';
import { paceOf, progressOf } from './progress-repository';
import * as repository from './repository';

/** Maximum active cycles shown at a glance. */
const ACTIVE_SHOWN = 5;

const DAYS_TAKEN = 'Another cycle has some of these days in one of these markets. Choose other days or markets.';

/** Error when another cycle was faster. */
export const TAKEN = {
  cycle_days_taken: () => badInput([{ path: ['firstDay'], message: DAYS_TAKEN }]),
  cycle_markets_active: () =>
    refused('One of its markets has an active cycle already. Close that one first, then start this one.'),
};

export const cycleKit = recordKit({
  area: 'cycles',
  table: cyclesTable,
  findDetail: repository.findById,
  audited: ({ name, firstDay, lastDay, targets, responsibleId, status, results }) => ({
    name,
    firstDay,
    lastDay,
    targets,
    responsibleId,
    status,
    ...(results && { counts: results.counts, outcome: results.outcome }),
  }),
  taken: TAKEN,
});

export const { get: getCycle, history: cycleHistory } = cycleKit;

/** Cycle options: active ones first, then the latest. */
export const cycleOptions = (query: { q?: string; id?: string[] }): Promise<Option[]> =>
  repository.listOptions(orm(), query);

/** Progress of the active cycles. */
export const activeCycles = async (): Promise<Cycle[]> =>
  (await repository.list(orm(), { status: ['active'], sort: 'firstDay', limit: ACTIVE_SHOWN })).rows;

export const listCycles = (filters: repository.CycleFilters & ListRequest): Promise<Page<Cycle>> =>
  repository.list(orm(), filters);

const assertDays = (span: Pick<CycleForm, 'firstDay' | 'lastDay'>) => {
  const problem = daysProblem(span);
  if (problem) throw badInput([{ path: ['lastDay'], message: problem }]);
};

async function holdMarkets(tx: Queryable, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].sort()) await holdMarket(tx, id);
}

/** Plans a cycle. @throws 400 when another cycle has one of its days in one of its markets. */
export const createCycle = (typed: CycleForm, actor: Actor): Promise<Cycle> => {
  const id = newId();
  const { marketIds } = typed;
  return cycleKit
    .add(
      typed,
      actor,
      async (tx, { marketIds: _, ...fields }) => {
        assertDays(fields);
        await assertWorksAs(tx, fields.responsibleId, CYCLE_PLANNERS, 'responsibleId');
        await holdMarkets(tx, marketIds);
        return { ...fields, id, statusChangedAt: clock.now() };
      },
      async (tx, cycle) => {
        await repository.replaceMarkets(tx, cycle.id, marketIds);
        await repository.takeDays(tx, cycle);
      },
    )
    .then(() => getCycle(id));
};

type Changes = Partial<CycleForm> & { version: number };

const sameMarkets = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** Changes the markets of a cycle. They are not a column of it, so the version and history are written here. */
async function moveMarkets(
  tx: Queryable,
  id: string,
  { had, marketIds }: Record<'had' | 'marketIds', readonly string[]>,
  { userId }: Actor,
): Promise<void> {
  await holdMarkets(tx, marketIds);
  await repository.replaceMarkets(tx, id, marketIds);
  await updateRow(tx, cyclesTable, id, {});
  await recordAudit(tx, {
    actorId: userId,
    action: 'cycles.changed',
    subjectId: id,
    before: { marketIds: had },
    after: { marketIds: [...marketIds].sort() },
  });
}

/**
 * @throws 409 when it is too late for the change or the cycle was changed concurrently; 400 when its days are taken.
 */
export async function updateCycle(id: string, typed: Changes, actor: Actor): Promise<Cycle> {
  await cycleKit.change(id, typed, actor, async (tx, before, { marketIds, ...fields }) => {
    const had = await repository.marketIdsOf(tx, id);
    const isMoved = marketIds !== undefined && !sameMarkets(marketIds, had);
    const changed = [
      ...Object.entries(fields).flatMap(([name, value]) => (value === before[name as keyof typeof before] ? [] : name)),
      ...(isMoved ? ['marketIds'] : []),
    ];
    for (const field of changed) {
      const problem = fixedProblem(before.status, field);
      if (problem) throw refused(problem);
    }
    const after = { ...before, ...fields };
    assertDays(after);
    if (after.responsibleId !== before.responsibleId)
      await assertWorksAs(tx, after.responsibleId, CYCLE_PLANNERS, 'responsibleId');
    if (isMoved) await moveMarkets(tx, id, { had, marketIds }, actor);
    if (isMoved || after.firstDay !== before.firstDay || after.lastDay !== before.lastDay)
      await repository.takeDays(tx, after);
    return fields;
  });
  return getCycle(id);
}

/** Days that the pace of a forecast is based on. */
const PACE_DAYS = 28;

/** Work of a cycle's markets per stage on each recent whole day of their cycles. */
export async function marketPace(id: string, tx: Queryable = orm()) {
  const marketIds = await repository.marketIdsOf(tx, id);
  if (marketIds.length === 0) throw notFound();
  const today = indianDayOf(clock.now());
  return paceOf(tx, marketIds, { from: dayAfter(today, -PACE_DAYS), before: today });
}

/** Progress of a cycle; for a closed one, as of closing. */
export async function cycleProgress(id: string): Promise<CycleProgress> {
  const standing = await repository.standingOf(orm(), id);
  if (!standing) throw notFound();
  if (standing.results) return standing.results.progress;
  const progress = await progressOf(orm(), id);
  if (standing.status !== 'active') return progress;
  const pace = await marketPace(id);
  return { ...progress, stages: progress.stages.map((one) => ({ ...one, pace: pace[one.stage] })) };
}
