import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { ImportRow } from '@/lib/contracts/imports';
import type { Page } from '@/lib/contracts/base/list';
import type { ImportArea, ImportMapping, ImportOutcome } from '@/lib/domain/tables/imports';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { files } from '../../db/schema/files';
import { importMappings, importRows, imports } from '../../db/schema/imports';
import { jobs } from '../../db/schema/jobs';
import type { StepChanges } from '../../platform/steps/step-repository';

export type ImportRecord = typeof imports.$inferSelect;
export type StagedRow = typeof importRows.$inferSelect;

export const insert = (tx: Queryable, record: typeof imports.$inferInsert) => tx.insert(imports).values(record);

export const insertRows = (tx: Queryable, rows: readonly (typeof importRows.$inferInsert)[]): Promise<void> =>
  insertMany(tx, importRows, rows);

/** Last line with a stored row; 0 when there is none. */
export async function lastLine(tx: Queryable, importId: string): Promise<number> {
  const [row] = await tx
    .select({ line: importRows.line })
    .from(importRows)
    .where(of(importId))
    .orderBy(desc(importRows.line))
    .limit(1);
  return row?.line ?? 0;
}

export const findById = async (tx: Queryable, id: string) =>
  (
    await tx
      .select({ record: imports, fileName: files.name })
      .from(imports)
      .innerJoin(files, eq(files.id, imports.fileId))
      .where(eq(imports.id, id))
  )[0];

/** Writable columns of an import; its state changes only through transitions. */
export type ImportChange = StepChanges<ImportRecord, 'state'>;

/** Prevents two calls from starting work on the same import. */
export const lockById = (tx: Queryable, id: string) =>
  tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');

export async function update(tx: Queryable, id: string, change: ImportChange): Promise<void> {
  await tx.update(imports).set(change).where(eq(imports.id, id));
}

const of = (importId: string) => eq(importRows.importId, importId);

export async function countOutcomes(tx: Queryable, importId: string) {
  const rows = await tx
    .select({ outcome: importRows.outcome, isApplied: isNotNull(importRows.appliedAt), n: sql<number>`count(*)::int` })
    .from(importRows)
    .where(of(importId))
    .groupBy(importRows.outcome, isNotNull(importRows.appliedAt));
  const count = (outcome: ImportOutcome) => rows.reduce((sum, row) => (row.outcome === outcome ? sum + row.n : sum), 0);
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    wrong: count('wrong'),
    applied: rows.reduce((sum, row) => (row.isApplied ? sum + row.n : sum), 0),
  };
}

interface Wanted {
  importId: string;
  /** Only rows after this line. */
  after: number;
  outcomes?: readonly ImportOutcome[];
  limit: number;
}

/** The next rows of an import in file order. */
export const nextRows = (tx: Queryable, { importId, after, outcomes, limit }: Wanted): Promise<StagedRow[]> =>
  tx
    .select()
    .from(importRows)
    .where(and(of(importId), gt(importRows.line, after), outcomes && inArray(importRows.outcome, [...outcomes])))
    .orderBy(asc(importRows.line))
    .limit(limit);

export type Judgement = Pick<StagedRow, 'id' | 'outcome' | 'issues' | 'recordId'>;

/** Stores the outcomes of many rows in one statement. */
export async function judge(tx: Queryable, judgements: readonly Judgement[]): Promise<void> {
  const json = JSON.stringify(
    judgements.map(({ id, outcome, issues, recordId }) => ({ id, outcome, issues, record_id: recordId })),
  );
  await tx.execute(sql`update ${importRows} as staged
    set outcome = judged.outcome, issues = judged.issues, record_id = judged.record_id
    from jsonb_to_recordset(${json}::jsonb) as judged(id uuid, outcome text, issues jsonb, record_id uuid)
    where staged.id = judged.id`);
}

export async function markApplied(tx: Queryable, id: string, recordId: string, at: Date): Promise<void> {
  await tx.update(importRows).set({ recordId, appliedAt: at, issues: null }).where(eq(importRows.id, id));
}

export async function listRows(
  tx: Queryable,
  importId: string,
  { outcome, ...request }: ListRequest & { outcome?: ImportOutcome[] },
): Promise<Page<ImportRow>> {
  const matching = and(of(importId), outcome && inArray(importRows.outcome, outcome));
  const keyset = new Keyset<ImportRow>(request, { line: importRows.line }, importRows.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const found = await tx
    .select()
    .from(importRows)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map(({ issues, ...row }) => ({ ...row, issues: issues ?? [] }));
  const all = tx.select({ id: importRows.id }).from(importRows).where(matching).getSQL();
  return keyset.page(rows, (row) => row.line, await countUpTo(tx, all));
}

interface Remembered {
  userId: string;
  area: ImportArea;
  signature: string;
}

/** An index entry has a size limit; longer values are compared by hash. */
const MOST_BYTES = 1000;

const keyOf = ({ signature, ...rest }: Remembered): Remembered => ({
  ...rest,
  signature:
    Buffer.byteLength(signature) > MOST_BYTES ? createHash('sha256').update(signature).digest('base64url') : signature,
});

export async function findMapping(tx: Queryable, which: Remembered): Promise<ImportMapping | undefined> {
  const { userId, area, signature } = keyOf(which);
  const [found] = await tx
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(
      and(eq(importMappings.userId, userId), eq(importMappings.area, area), eq(importMappings.signature, signature)),
    );
  return found?.mapping;
}

export const rememberMapping = (tx: Queryable, which: Remembered, mapping: ImportMapping) =>
  tx
    .insert(importMappings)
    .values({ ...keyOf(which), mapping })
    .onConflictDoUpdate({
      target: [importMappings.userId, importMappings.area, importMappings.signature],
      set: { mapping },
    });

/** An import is kept while a job works on it or is queued for it, but not after that job was stopped or failed. */
const isIdle = (tx: Queryable) =>
  notExists(
    tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, imports.jobId), inArray(jobs.state, ['queued', 'running']))),
  );

/** Idle imports whose file has expired. */
export const findExpired = async (tx: Queryable, now: Date): Promise<string[]> =>
  (
    await tx
      .select({ id: imports.id })
      .from(imports)
      .innerJoin(files, eq(files.id, imports.fileId))
      .where(and(lte(files.expiresAt, now), isIdle(tx)))
  ).map(({ id }) => id);

/** Deletes an import with its rows, unless work on it has started meanwhile. */
export async function removeIdle(tx: Queryable, id: string): Promise<void> {
  await lockById(tx, id);
  const [idle] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), isIdle(tx)));
  if (!idle) return;
  await tx.delete(importRows).where(of(id));
  await tx.delete(imports).where(eq(imports.id, id));
}
