import * as z from 'zod/mini';
import { findScreenById } from '@/lib/domain/access/access';
import type { Issue } from '@/lib/contracts/base/answers';
import { idSchema } from '@/lib/contracts/base/answers';
import { importsApi } from '@/lib/contracts/imports';
import { IMPORT_AREAS, damagedIssues, IMPORT_SCREENS, outcomeText, surplusIssues } from '@/lib/domain/tables/imports';
import { IMPORT_MACHINE } from '@/lib/domain/tables/import-machine';
import type { ImportRecord, Judgement, StagedRow } from './repository';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { authorize } from '../../auth/authorize';
import { HttpError, notFound, refused } from '../../errors';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import type { Cells, RowKey } from '../../platform/tables/area-import';
import { CellReader } from '../../platform/tables/staged-cells';
import { stepped } from '../../platform/steps/step-repository';
import { AREA_IMPORTS } from '../../registry/areas';
import { assertMayImport } from './may-import';
import * as repository from './repository';

/** Jobs from before buyers could be imported as tables have no area. */
export const importJobInput = z.object({ importId: idSchema, area: z._default(z.enum(IMPORT_AREAS), 'sellers') });
type Input = z.output<typeof importJobInput>;
export type ImportRun = JobRun<Input>;

/** Page where the person continues. */
export function pathOf({ input: given }: { input: unknown }): string {
  const { importId, area } = importJobInput.parse(given);
  return `${findScreenById(IMPORT_SCREENS[area].list)?.path}?import=${importId}`;
}

const resultOf = async ({ input: given }: ImportRun) => ({
  ...(await repository.countOutcomes(orm(), given.importId)),
  path: pathOf({ input: given }),
});

type Counts = Awaited<ReturnType<typeof repository.countOutcomes>>;

/** Rows judged at a time. */
const CHECK_CHUNK = 100;
/**
 * Rows imported per transaction: the most a kill loses, how soon a cancel takes effect, and how long others wait for
 * the embedded engine's single connection.
 */
const RUN_CHUNK = 4;

/**
 * The import this job works on.
 * @throws 403 when its owner no longer has permission, 409 when a later start has taken its place.
 */
export async function findRecord({ id, input: { importId }, actor }: ImportRun): Promise<ImportRecord> {
  authorize(importsApi.run, actor);
  const found = await repository.findById(orm(), importId);
  if (!found) throw notFound();
  assertMayImport(found.record.area, actor);
  if (found.record.jobId !== id) throw refused('A later start of this import has taken its place.');
  return found.record;
}

/** Reports rows that repeat a value that must be unique. */
class Repeats {
  private readonly lines = new Map<string, number>();

  constructor(private readonly keysOf: (cells: Cells) => RowKey[]) {}

  find(cells: Cells, line: number): Issue[] {
    const issues: Issue[] = [];
    for (const { field, key } of this.keysOf(cells)) {
      const earlier = this.lines.get(key);
      if (earlier === undefined) this.lines.set(key, line);
      else issues.push({ path: [field], message: `Row ${earlier} has ${key} already.` });
    }
    return issues;
  }
}

interface ReadRow {
  row: StagedRow;
  cells: Cells;
  /** True when the row has a surplus cell, after which every cell is under the wrong header. */
  isShifted: boolean;
  /** Errors in the row itself, whatever the database contains. */
  unfit: Issue[];
}

/** Last line judged by an earlier run. */
const checkPlace = z.object({ line: z.int() });

/** Judges every row not yet imported. Changes no records, so it is safe to repeat. */
export const importCheckJob = jobKind({
  kind: 'imports.check',
  resumes: true,
  input: importJobInput,
  run: async (run: ImportRun) => {
    const { actor, step, tell } = run;
    const { importId } = run.input;
    const record = await findRecord(run);
    const area = AREA_IMPORTS[record.area];
    const reader = new CellReader(record.mapping);
    const repeats = new Repeats(area.keysOf);
    const judgedTo = checkPlace.safeParse(run.place).data?.line ?? 0;
    let after = 0;
    let done = 0;
    const total = record.rowCount;
    const judgeChunk = async (tx: Queryable, read: readonly ReadRow[]): Promise<Judgement[]> => {
      const judged = await (await area.open(tx, actor)).judge(read.map(({ cells }) => cells));
      return read.flatMap(({ row: { id, appliedAt }, isShifted, unfit }, index) => {
        const verdict = judged[index];
        if (appliedAt || !verdict) return [];
        if (unfit.length === 0) return [{ id, ...verdict }];
        // All errors of a row are reported together, but shifted cells are only reported as shifted.
        return [{ id, outcome: 'wrong', issues: isShifted ? unfit : [...unfit, ...verdict.issues], recordId: null }];
      });
    };
    for (;;) {
      const rows = await repository.nextRows(orm(), { importId, after, limit: CHECK_CHUNK });
      const last = rows.at(-1);
      // Judged rows are read as well: a later row may repeat one or take a blank cell's value from it.
      const read = rows.map((row) => {
        const cells = reader.read(row.cells);
        const surplus = surplusIssues(row.cells, record.headers.length);
        const isShifted = surplus.length > 0;
        const repeated = isShifted ? [] : repeats.find(cells, row.line);
        return { row, cells, isShifted, unfit: [...surplus, ...damagedIssues(row.cells), ...repeated] };
      });
      done += rows.length;
      if (last && last.line <= judgedTo) await tell({});
      else
        await step(async (tx) => {
          await repository.judge(tx, await judgeChunk(tx, read));
          if (!last) await repository.update(tx, importId, { state: stepped(IMPORT_MACHINE, record.state, 'checked') });
          return { done, total, ...(last && { place: { line: last.line } }) };
        });
      if (!last) return resultOf(run);
      after = last.line;
    }
  },
  pathOf,
  toldOf: (result) => {
    const { new: added, changed, wrong } = result as Counts;
    return outcomeText(added + changed, 'can be imported', wrong);
  },
});

async function bringIn(tx: Queryable, row: StagedRow, apply: () => Promise<string>): Promise<void> {
  try {
    await repository.markApplied(tx, row.id, await apply(), clock.now());
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const issues = error.extra.issues ?? [{ path: [], message: error.message }];
    await repository.judge(tx, [{ id: row.id, outcome: 'wrong', issues, recordId: row.recordId }]);
  }
}

/** Imports rows. Each is marked in the transaction that imports it, so a second run repeats none. */
export const importRunJob = jobKind({
  kind: 'imports.run',
  resumes: true,
  input: importJobInput,
  run: async (run: ImportRun) => {
    const { actor, step, tell } = run;
    const { importId } = run.input;
    const record = await findRecord(run);
    const area = AREA_IMPORTS[record.area];
    const { new: added, changed } = await repository.countOutcomes(orm(), importId);
    const total = added + changed;
    let { applied: done } = await repository.countOutcomes(orm(), importId);
    await tell({ done, total });
    const reader = new CellReader(record.mapping);
    let after = 0;
    for (;;) {
      // Reads every row, including imported ones: a blank cell may repeat the value above it.
      const rows = await repository.nextRows(orm(), { importId, after, limit: RUN_CHUNK });
      const last = rows.at(-1);
      const due = rows.map((row) => ({ row, cells: reader.read(row.cells) })).filter(({ row }) => isDue(row));
      if (due.length > 0 || !last)
        await step(async (tx) => {
          const { apply } = await area.open(tx, actor);
          for (const { row, cells } of due) await bringIn(tx, row, () => apply(cells));
          if (!last) await repository.update(tx, importId, { state: stepped(IMPORT_MACHINE, record.state, 'done') });
          return { done: done + due.length, total };
        });
      else await tell({ done, total });
      if (!last) return resultOf(run);
      after = last.line;
      done += due.length;
    }
  },
  pathOf,
  toldOf: (result) => {
    const { applied, wrong } = result as Counts;
    return outcomeText(applied, 'imported', wrong);
  },
});

const isDue = ({ outcome, appliedAt }: StagedRow) => appliedAt === null && (outcome === 'new' || outcome === 'changed');
