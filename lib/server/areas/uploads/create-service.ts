import type { UploadKind, UploadSource } from '@/lib/domain/uploads/upload-status';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as repository from './repository';

interface NewUpload {
  /** Id of the draft it was made from; a new id when omitted. */
  id?: string;
  kind: UploadKind;
  source: UploadSource;
  sellerId: string;
  note: string;
  /** Higher values come first. */
  priority?: number;
}

/** Adds an open work item within the caller's transaction. Returns its id. */
export async function addUpload(
  tx: Queryable,
  { id = newId(), ...upload }: NewUpload,
  { userId }: Actor,
): Promise<string> {
  const now = clock.now();
  await repository.insert(tx, { ...upload, id, uploadedById: userId, statusChangedAt: now, createdAt: now });
  await recordAudit(tx, { actorId: userId, action: 'uploads.added', subjectId: id, after: { ...upload } });
  return id;
}

/** The user's last catalog upload for a seller; undefined when there is none. */
export const findLastTime = (tx: Queryable, sellerId: string, { userId }: Actor) =>
  repository.findLast(tx, 'catalog', sellerId, userId);

/** Whether a work item with this id exists, whichever user uploaded it. */
export const isUpload = async (tx: Queryable, id: string): Promise<boolean> =>
  (await repository.findById(tx, id)) !== undefined;
