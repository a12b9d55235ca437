import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { finishUpload } from '../uploads/lease-service';
import { reopenUploads } from '../uploads/reopen-service';
import * as repository from './repository';
import { endHold } from '../../platform/reviews/hold-service';

const isInWork = ({ status, isDeleted }: CatalogDetail) => !isDeleted && isWithEditor(status);

const isInReview = ({ status, isDeleted }: CatalogDetail) => !isDeleted && status === 'in_review';

/** No catalog of the work item is with its editor any more. */
export const isUploadDone = async (tx: Queryable, uploadId: string): Promise<boolean> =>
  (await repository.statusesOfUpload(tx, uploadId)).every((status) => !isWithEditor(status));

/**
 * Syncs the work item after a catalog changed: it is done when the last catalog leaves the editor, and reopens for the
 * tagger when one comes back. A finished review is released. The caller locks the row.
 */
export async function settleUpload(
  tx: Queryable,
  before: CatalogDetail,
  after: CatalogDetail,
  actor: Actor,
): Promise<void> {
  const { id, uploadId, taggedBy, lastEditedBy } = after;
  if (isInReview(before) && !isInReview(after)) await endHold(tx, id);
  if (isInWork(before) && !isInWork(after) && (await isUploadDone(tx, uploadId)))
    await finishUpload(tx, uploadId, actor);
  if (!isInWork(before) && isInWork(after))
    await reopenUploads(tx, [{ uploadId, editorId: (taggedBy ?? lastEditedBy)?.id }], actor);
}
