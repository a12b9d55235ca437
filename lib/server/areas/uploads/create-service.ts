import type { UploadKind, UploadSource } from '@/lib/domain/uploads/upload-status';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as repository from './repository';

interface NewUpload {
  /** Of the draft it was; a new one when left out. */
  id?: string;
  kind: UploadKind;
  source: UploadSource;
  sellerId: string;
  note: string;
  /** A higher one comes up first. */
  priority?: number;
}

/** Adds an open work item, as a part of the caller's transaction. Gives its id. */
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

/** How somebody last brought catalogs of a seller in; undefined when they never did. */
export const findLastTime = (tx: Queryable, sellerId: string, { userId }: Actor) =>
  repository.findLast(tx, 'catalog', sellerId, userId);

/** Whether there is a work item of this id, whoever brought it in. */
export const isUpload = async (tx: Queryable, id: string): Promise<boolean> =>
  (await repository.findById(tx, id)) !== undefined;
