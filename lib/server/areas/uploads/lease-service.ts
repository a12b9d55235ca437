import { UPLOAD_MACHINE } from '@/lib/domain/uploads/upload-machine';
import { LEASE_MINUTES } from '@/lib/domain/uploads/upload-status';
import { recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock, later, MINUTE } from '../../clock';
import type { Queryable } from '../../db/database';
import { HttpError, notFound } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import * as repository from './repository';

/** Until when a sign of life that comes now keeps a work item. */
export const leaseFromNow = (): Date => later(LEASE_MINUTES * MINUTE);

const holdEnded = () => new HttpError(409, 'hold_ended', 'Your hold on this has ended; your text is kept.');

/** Reads a work item and keeps it as it is until the transaction ends. @throws 404 when there is none. */
export async function lockUpload(tx: Queryable, id: string): Promise<repository.UploadRow> {
  const upload = await repository.lockById(tx, id);
  if (!upload) throw notFound();
  return upload;
}

/**
 * Makes sure that whoever saves still holds the work item, and renews the hold. A hold that ran out while nobody else
 * took it goes on, so nothing is lost to a laptop that slept.
 * @throws 409 when it is another's, or was let go.
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

/** Notes that work items are done; those that are stay as they are. */
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

/** The same for one. @throws 404 when there is none. */
export async function finishUpload(tx: Queryable, uploadId: string, actor: Actor): Promise<void> {
  await lockUpload(tx, uploadId);
  await finishUploads(tx, [uploadId], actor);
}

/** Whether whoever has a work item is at it: they gave a sign of life not long ago. */
export const isHeldNow = ({ status, leaseUntil }: Pick<repository.UploadRow, 'status' | 'leaseUntil'>): boolean =>
  status === 'in_progress' && leaseUntil !== null && leaseUntil > clock.now();
