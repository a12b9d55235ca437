import type { UploadKind, UploadSource } from '@/lib/domain/upload-status';
import { recordAudit } from '../../audit/record';
import type { Actor } from '../../auth/authenticate';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as repository from './repository';

interface NewUpload {
  kind: UploadKind;
  source: UploadSource;
  sellerId: string;
  note: string;
}

/** Adds an open work item, as a part of the caller's transaction. Gives its id. */
export async function addUpload(tx: Queryable, upload: NewUpload, { userId }: Actor): Promise<string> {
  const now = clock.now();
  const id = newId();
  await repository.insert(tx, { ...upload, id, uploadedById: userId, statusChangedAt: now, createdAt: now });
  await recordAudit(tx, { actorId: userId, action: 'uploads.added', subjectId: id, after: { ...upload } });
  return id;
}
