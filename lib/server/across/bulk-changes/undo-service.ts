import type { BulkChange } from '@/lib/contracts/bulk-changes';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { authorize } from '../../auth/authorize';
import * as repository from '../../platform/bulk/bulk-repository';
import { clock, DAY, later } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { refused } from '../../errors';
import { wakeWorker } from '../../platform/jobs/wake';
import { BULK_AREAS } from '../../registry/areas';
import { assertIdle, enqueueBulk, findOwn, getBulkChange, leftOf } from './service';

async function begin(tx: Queryable, record: repository.BulkRecordRow, actor: Actor): Promise<string> {
  await assertIdle(tx, record);
  if (record.undoesId) throw refused('This was an undo itself. Make the change again instead.');
  if (later(UNDO_DAYS * DAY, record.createdAt) < clock.now())
    throw refused(`This was more than ${UNDO_DAYS} days ago and can no longer be undone.`);
  const rows = await repository.changedRows(tx, record.id);
  if (rows.length === 0) throw refused('Nothing was changed, so there is nothing to undo.');
  const undo = {
    ...record,
    id: newId(),
    title: `Undo: ${record.title}`,
    ownerId: actor.userId,
    rowCount: rows.length,
    jobId: null,
    undoesId: record.id,
    createdAt: clock.now(),
  };
  await repository.insert(tx, undo);
  await repository.insertRows(
    tx,
    undo.id,
    rows.map(({ recordId, name, before, version }) => ({ recordId, name, before, version })),
  );
  await enqueueBulk(tx, undo, actor);
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'bulk-changes.undo-started',
    subjectId: record.id,
    details: { undoId: undo.id, records: rows.length },
  });
  return undo.id;
}

/**
 * Resumes an existing undo where it stopped and retries what could not be restored: the obstacle may be gone.
 * @throws 409 when everything was restored.
 */
async function goOn(tx: Queryable, undo: repository.BulkRecordRow, actor: Actor): Promise<string> {
  if (leftOf(await repository.countOutcomes(tx, undo.id)) === 0) throw refused('This was undone already.');
  await assertIdle(tx, undo);
  await repository.tryAgain(tx, undo.id);
  await enqueueBulk(tx, undo, actor);
  return undo.id;
}

/**
 * Starts restoring the former values. Returns the bulk change that does it.
 * @throws 409 when it was already undone, is too old, or changed nothing.
 */
export async function undoBulkChange(id: string, actor: Actor): Promise<BulkChange> {
  const undoId = await transaction(async (tx) => {
    await repository.lockById(tx, id);
    const record = await findOwn(tx, id, actor);
    authorize(BULK_AREAS[record.list].editOf(record.change as never), actor);
    const undo = await repository.findUndoOf(tx, id);
    return undo ? goOn(tx, undo, actor) : begin(tx, record, actor);
  });
  wakeWorker();
  return getBulkChange(undoId, actor);
}
