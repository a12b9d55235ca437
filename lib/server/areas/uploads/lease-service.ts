import { UPLOAD_MACHINE } from '@/lib/domain/uploads/upload-machine';
import { LEASE_MINUTES } from '@/lib/domain/uploads/upload-status';
import { recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock, later, MINUTE } from '../../clock';
import type { Queryable } from '../../db/database';
import { HttpError, notFound } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import * as repository from './repository';

/** When the lease ends if a heartbeat arrives now. */
export const leaseFromNow = (): Date => later(LEASE_MINUTES * MINUTE);

const holdEnded = () => new HttpError(409, 'hold_ended', 'Your hold on this has ended; your text is kept.');

/** Reads a work item and locks it until the transaction ends. @throws 404 when there is none. */
export async function lockUpload(tx: Queryable, id: string): Promise<repository.UploadRow> {
  const upload = await repository.lockById(tx, id);
  if (!upload) throw notFound();
  return upload;
}

/**
 * Checks that the user who saves still has the lease on the work item, and renews it. An expired lease continues if no
 * other user took the item, so that a sleeping laptop loses nothing.
 * @throws 409 when it is another user's, or was released.
 */
export async function holdLease(
  tx: Queryable,
  uploadId: string,
  token: number,
  actor: Actor,
): Promise<repository.UploadRow & { leaseUntil: Date }> {
  const upload = await lockUpload(tx, uploadId);
  const isTheirs = upload.status === 'in_progress' && upload.editorId === actor.userId && upload.leaseToken === token;
  if (!isTheirs) throw holdEnded();
  const leaseUntil = leaseFromNow();
  await repository.extendLease(tx, uploadId, leaseUntil);
  return { ...upload, leaseUntil };
}

/** Marks work items as done; those already done stay unchanged. */
export async function finishUploads(tx: Queryable, uploadIds: readonly string[], actor: Actor): Promise<void> {
  const open = (await repository.lockByIds(tx, uploadIds)).filter(({ status }) => status !== 'done');
  if (open.length === 0) return;
  const statuses = open.map(({ status }) => status);
  await repository.update(
    tx,
    open.map(({ id }) => id),
    {
      status: stepped(UPLOAD_MACHINE, statuses, 'done'),
      leaseUntil: null,
      escalatedAt: null,
      statusChangedAt: clock.now(),
    },
  );
  await recordAudits(
    tx,
    open.map(({ id, status }) => ({
      actorId: actor.userId,
      action: 'uploads.done',
      subjectId: id,
      before: { status },
      after: { status: 'done' },
    })),
  );
}

/** As `finishUploads`, for one. @throws 404 when there is none. */
export async function finishUpload(tx: Queryable, uploadId: string, actor: Actor): Promise<void> {
  await lockUpload(tx, uploadId);
  await finishUploads(tx, [uploadId], actor);
}

/** Whether the lease is active (heartbeat within the lease time). */
export const isHeldNow = ({ status, leaseUntil }: Pick<repository.UploadRow, 'status' | 'leaseUntil'>): boolean =>
  status === 'in_progress' && leaseUntil !== null && leaseUntil > clock.now();
