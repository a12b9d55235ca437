import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { isWithEditor } from '@/lib/domain/catalog-status';
import type { Actor } from '../../auth/authenticate';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { changedMeanwhile, notFound } from '../../http/errors';
import { finishUpload, lockUpload, reopenDone } from '../uploads/lease-service';
import { auditChange } from './change-catalog';
import * as repository from './repository';
import { getCatalog } from './service';
import { isUploadDone } from './step-service';

/** A work item whose last open catalog goes is done; one that was done has something to do again when a catalog returns. */
async function settleWork(tx: Queryable, uploadId: string, isDeleted: boolean, actor: Actor): Promise<void> {
  if (!isDeleted) await reopenDone(tx, uploadId, actor);
  else if (await isUploadDone(tx, uploadId)) await finishUpload(tx, uploadId, actor);
}

/**
 * Deletes a catalog or brings it back, as a part of the caller's transaction; doing it again changes nothing. What an
 * editor had to do with it is settled with it.
 * @throws 409 when it has not the version that is named.
 */
export async function markDeleted(
  tx: Queryable,
  { id, version }: { id: string; version?: number },
  isDeleted: boolean,
  actor: Actor,
): Promise<CatalogDetail> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  // The work item first, as everybody does who takes both.
  await lockUpload(tx, found.row.uploadId);
  await repository.lockById(tx, id);
  const before = await getCatalog(id, tx);
  if (version !== undefined && before.version !== version) throw changedMeanwhile(before);
  if (before.isDeleted === isDeleted) return before;
  await repository.update(tx, id, { deletedAt: isDeleted ? clock.now() : null });
  const after = await auditChange(tx, before, isDeleted ? 'catalogs.deleted' : 'catalogs.restored', actor);
  if (isWithEditor(before.status)) await settleWork(tx, before.uploadId, isDeleted, actor);
  return after;
}

/** Deletes a catalog so that it can be restored; doing it again changes nothing. */
export const deleteCatalog = (id: string, actor: Actor) => transaction((tx) => markDeleted(tx, { id }, true, actor));

/** Brings a deleted catalog back as it was. */
export const restoreCatalog = (id: string, actor: Actor) => transaction((tx) => markDeleted(tx, { id }, false, actor));
