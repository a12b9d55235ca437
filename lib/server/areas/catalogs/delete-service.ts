import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { changedMeanwhile, notFound, refused } from '../../errors';
import { lockUpload } from '../uploads/lease-service';
import { auditChange } from './change-catalog';
import { guardDraft } from './draft-guard-service';
import * as repository from './repository';
import { getCatalog } from './service';
import { settleUpload } from './settle-upload';

/**
 * Deletes or restores a catalog together with its work item, within the caller's transaction. Idempotent.
 * @throws 409 when it is another user's draft or the version does not match.
 */
export async function markDeleted(
  tx: Queryable,
  { id, version }: { id: string; version?: number },
  isDeleted: boolean,
  actor: Actor,
): Promise<CatalogDetail> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  await lockUpload(tx, found.row.uploadId);
  await repository.lockById(tx, id);
  const before = await getCatalog(id, tx);
  if (version !== undefined && before.version !== version) throw changedMeanwhile(before);
  if (before.isDeleted === isDeleted) return before;
  if (found.row.mergedIntoId) throw refused('This catalog was merged into another. Undo the merge instead.');
  guardDraft(before, actor);
  await repository.update(tx, id, { deletedAt: isDeleted ? clock.now() : null });
  const after = await auditChange(tx, before, isDeleted ? 'catalogs.deleted' : 'catalogs.restored', actor);
  await settleUpload(tx, before, after, actor);
  return after;
}

/** Soft-deletes a catalog. Idempotent. */
export const deleteCatalog = (id: string, actor: Actor) => transaction((tx) => markDeleted(tx, { id }, true, actor));

/** Restores a deleted catalog unchanged. */
export const restoreCatalog = (id: string, actor: Actor) => transaction((tx) => markDeleted(tx, { id }, false, actor));
