import { CATALOG_STATUSES, isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import { groupBy } from '@/lib/domain/lists/group-by';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import { finishUploads } from '../uploads/lease-service';
import { reopenUploads } from '../uploads/reopen-service';
import * as repository from './drop-repository';

const WITH_EDITOR = CATALOG_STATUSES.filter(isWithEditor);

const audit = (tx: Queryable, ids: readonly string[], isDeleted: boolean, { userId }: Actor) =>
  recordAudits(
    tx,
    ids.map((subjectId) => ({
      actorId: userId,
      action: isDeleted ? 'catalogs.deleted' : 'catalogs.restored',
      subjectId,
      before: { isDeleted: !isDeleted },
      after: { isDeleted },
    })),
  );

/**
 * Deletes the catalogs of uploads that are still with the editor, and finishes the uploads, within the caller's
 * transaction, which locks them. Returns the catalogs by upload.
 */
export async function dropDrafts(
  tx: Queryable,
  uploadIds: readonly string[],
  actor: Actor,
): Promise<Map<string, string[]>> {
  if (uploadIds.length === 0) return new Map();
  const dropped = await repository.deleteOf(tx, uploadIds, WITH_EDITOR, clock.now());
  await audit(
    tx,
    dropped.map(({ id }) => id),
    true,
    actor,
  );
  await finishUploads(tx, uploadIds, actor);
  return new Map(
    [...groupBy(dropped, ({ uploadId }) => uploadId)].map(([uploadId, own]) => [uploadId, own.map(({ id }) => id)]),
  );
}

/** Restores dropped catalogs that are still deleted, and returns their uploads to the former owners. */
export async function restoreDrafts(
  tx: Queryable,
  dropped: readonly { uploadId: string; editorId: string | null; droppedIds: readonly string[] }[],
  actor: Actor,
): Promise<void> {
  const ids = dropped.flatMap(({ droppedIds }) => droppedIds);
  if (ids.length === 0) return;
  const restored = await repository.restore(tx, ids);
  await audit(
    tx,
    restored.map(({ id }) => id),
    false,
    actor,
  );
  const back = new Set(restored.map(({ uploadId }) => uploadId));
  await reopenUploads(
    tx,
    dropped.filter(({ uploadId }) => back.has(uploadId)),
    actor,
  );
}
