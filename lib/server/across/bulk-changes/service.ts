import type { BulkChange, BulkRow, bulkChangesApi } from '@/lib/contracts/bulk-changes';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { countText, type Noun } from '@/lib/domain/text/count-text';
import type { BulkOutcome } from '@/lib/domain/lists/bulk-changes';
import { isOver } from '@/lib/domain/jobs/job-states';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import * as repository from '../../platform/bulk/bulk-repository';
import { clock, DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound, refused } from '../../errors';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { findJob } from '../../platform/jobs/job-service';
import { BULK_JOB } from './bulk-job';
import { type BulkWish, selectRecords } from './select-records';

/** Example names shown for each reason. */
const EXAMPLES = 5;

async function toBulkChange(tx: Queryable, record: repository.BulkRecordRow): Promise<BulkChange> {
  const { id, list, title, rowCount, undoesId, createdAt } = record;
  const counts = await repository.countOutcomes(tx, id);
  const job = record.jobId ? await findJob(tx, record.jobId) : null;
  const undo = await repository.findUndoOf(tx, id);
  const until = later(UNDO_DAYS * DAY, createdAt);
  const isOpen = undoesId === null && counts.changed > 0 && !isActive(job) && until >= clock.now();
  const canUndo = isOpen && (!undo || (await isUnfinished(tx, undo)));
  return {
    id,
    list,
    title,
    rowCount,
    counts,
    job,
    undoUntil: canUndo ? until.toISOString() : null,
    undoId: undo?.id ?? null,
    undoesId,
    createdAt: createdAt.toISOString(),
  };
}

/** Number of records an undo still has to restore. */
export const leftOf = ({ waiting, refused, failed }: Record<'waiting' | 'refused' | 'failed', number>): number =>
  waiting + refused + failed;

/** An undo can continue when it was stopped or could not restore everything. */
async function isUnfinished(tx: Queryable, { id, jobId }: repository.BulkRecordRow): Promise<boolean> {
  if (isActive(jobId ? await findJob(tx, jobId) : null)) return false;
  return leftOf(await repository.countOutcomes(tx, id)) > 0;
}

const isActive = (job: BulkChange['job']) => job !== null && !isOver(job.state);

/** @throws 404 when it does not exist, or belongs to another person and the actor is not an admin. */
export async function findOwn(tx: Queryable, id: string, actor: Actor): Promise<repository.BulkRecordRow> {
  const record = await repository.findById(tx, id);
  if (!record || (record.ownerId !== actor.userId && !actor.roles.includes('admin'))) throw notFound();
  return record;
}

/** @throws 409 while a job works on it. */
export async function assertIdle(tx: Queryable, { jobId }: repository.BulkRecordRow): Promise<void> {
  if (isActive(jobId ? await findJob(tx, jobId) : null))
    throw refused('This change is being worked on. Wait until it is done, or cancel it.');
}

export async function getBulkChange(id: string, actor: Actor): Promise<BulkChange> {
  return toBulkChange(orm(), await findOwn(orm(), id, actor));
}

export async function listBulkRows(
  id: string,
  request: ListRequest & { outcome?: BulkOutcome[] },
  actor: Actor,
): Promise<Page<BulkRow>> {
  await findOwn(orm(), id, actor);
  return repository.listRows(orm(), id, request);
}

/** Exact counts of what a change would do. */
export async function previewBulkChange(
  wish: BulkWish,
  actor: Actor,
): Promise<EndpointAnswer<typeof bulkChangesApi.preview>> {
  const { title, records, stamp } = await selectRecords(wish, actor);
  const count = (outcome: string) => records.filter(({ verdict }) => verdict.outcome === outcome).length;
  const reasons = new Map<string, string[]>();
  for (const { name, verdict } of records) {
    if (verdict.reason === null) continue;
    const names = reasons.get(verdict.reason);
    if (names) names.push(name);
    else reasons.set(verdict.reason, [name]);
  }
  return {
    title,
    matching: records.length,
    willChange: count('changed'),
    same: count('same'),
    guarded: records.filter(({ verdict }) => verdict.isGuarded).length,
    refused: [...reasons].map(([reason, names]) => ({
      reason,
      count: names.length,
      examples: names.filter(Boolean).slice(0, EXAMPLES),
    })),
    stamp,
  };
}

/** Enqueues a bulk change in the caller's transaction. */
export async function enqueueBulk(tx: Queryable, record: repository.BulkRecordRow, actor: Actor): Promise<void> {
  const { id, title, list, rowCount } = record;
  const job = { kind: BULK_JOB, title, input: { bulkId: id, list }, total: rowCount };
  await repository.setJob(tx, id, await enqueue(tx, job, actor));
}

const changedSinceSeen = (value: number, noun: Noun) => {
  const now = countText({ value, isExact: true }, noun);
  return `The list changed since you looked: it would be ${now} now. Nothing was changed. Look at the numbers again.`;
};

/**
 * Starts a bulk change of the records that match now. Repeating the request returns the first one.
 * @throws 409 when there are none, or they differ from those previewed.
 */
export async function startBulkChange(
  { id, stamp: looked, ...wish }: BulkWish & { id: string; stamp?: string },
  actor: Actor,
): Promise<BulkChange> {
  if (await repository.findById(orm(), id)) return getBulkChange(id, actor);
  const { area, title, records, stamp } = await selectRecords(wish, actor);
  const count = records.length;
  if (looked !== undefined && looked !== stamp) throw refused(changedSinceSeen(count, area.noun));
  if (count === 0) throw refused(`There are no ${area.noun.many} to change.`);
  await transaction(async (tx) => {
    const record = {
      id,
      list: wish.list,
      change: wish.change,
      title,
      ownerId: actor.userId,
      rowCount: count,
      jobId: null,
      undoesId: null,
      createdAt: clock.now(),
    };
    if (!(await repository.insert(tx, record))) return;
    await repository.insertRows(
      tx,
      id,
      records.map(({ recordId, name, before }) => ({ recordId, name, before })),
    );
    await enqueueBulk(tx, record, actor);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'bulk-changes.started',
      subjectId: id,
      details: { list: wish.list, change: wish.change, records: count },
    });
  });
  wakeWorker();
  return getBulkChange(id, actor);
}
