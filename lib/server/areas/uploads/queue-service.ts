import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { SKIPS_TO_ESCALATE, type UploadKind } from '@/lib/domain/uploads/upload-status';
import { UPLOAD_MACHINE } from '@/lib/domain/uploads/upload-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { notFound, refused, unauthenticated } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import { staffOfRoles } from '../staff/service';
import { lockAtWork } from '../users/service';
import { tellOfEscalation } from './given-uploads';
import { holdLease, leaseFromNow } from './lease-service';
import * as queue from './queue-repository';
import * as repository from './repository';
import { getUpload } from './service';

type Next = EndpointAnswer<typeof uploadsApi.next>;

/** Explains why a user cannot have the requested work item. */
async function whyNot(tx: Queryable, kind: UploadKind, id: string) {
  const upload = await repository.findById(tx, id);
  if (upload?.kind !== kind) return notFound();
  if (upload.status === 'done' || !upload.editor) return refused('This is done already.');
  const { name } = upload.editor;
  return refused(upload.leaseUntil ? `${name} is working on this.` : `This is assigned to ${name}.`);
}

async function claim(
  tx: Queryable,
  kind: UploadKind,
  uploadId: string | undefined,
  actor: Actor,
): Promise<Next['held']> {
  if (!(await lockAtWork(tx, actor.userId))) throw unauthenticated();
  const leaseUntil = leaseFromNow();
  const claimed = await queue.claim(tx, { kind, userId: actor.userId, uploadId, leaseUntil });
  if (!claimed && uploadId !== undefined) throw await whyNot(tx, kind, uploadId);
  if (!claimed) return null;
  const { id, leaseToken, wasHeld } = claimed;
  if (!wasHeld)
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'uploads.claimed',
      subjectId: id,
      details: { leaseToken },
    });
  return { upload: await getUpload(tx, id), leaseToken, leaseUntil: leaseUntil.toISOString() };
}

/** A user with a work item does not need to know what remains. */
const NOTHING_ELSE = { others: 0, nextFreeAt: null, assigned: 0, escalated: 0 };

/**
 * Returns the requested work item if an id is given, otherwise the one the user holds, otherwise the next in line.
 * @throws 409 when the requested one is another user's or done.
 */
export async function takeNext(kind: UploadKind, uploadId: string | undefined, actor: Actor): Promise<Next> {
  const held = await transaction((tx) => claim(tx, kind, uploadId, actor));
  return { held, ...(held ? NOTHING_ELSE : await queue.leftFor(orm(), kind, actor.userId)) };
}

/** Renews the lease on a work item. @throws 409 when the lease has ended. */
export const renew = (id: string, token: number, actor: Actor): Promise<{ leaseUntil: string }> =>
  transaction(async (tx) => {
    const { leaseUntil } = await holdLease(tx, id, token, actor);
    return { leaseUntil: leaseUntil.toISOString() };
  });

/** Releases the lease on a work item, which stays assigned to the user. @throws 409 when the lease has ended. */
export const release = (id: string, token: number, actor: Actor): Promise<Record<never, never>> =>
  transaction(async (tx) => {
    const { status: was } = await holdLease(tx, id, token, actor);
    const status = stepped(UPLOAD_MACHINE, was, 'assigned', 'uploads.released');
    await repository.update(tx, [id], { status, leaseUntil: null, statusChangedAt: clock.now() });
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'uploads.released',
      subjectId: id,
      before: { status: was },
      after: { status },
    });
    return {};
  });

async function tellAdmins(tx: Queryable, uploadId: string, skip: { skips: number; reason: string }, actor: Actor) {
  const { seller, kind } = await getUpload(tx, uploadId);
  for (const { id: toId } of await staffOfRoles(tx, rolesThatOpen('wa-catalog-assign')))
    await tellOfEscalation(tx, { ...skip, toId, kind, uploadId, seller: seller.businessName }, actor);
}

/** Returns a work item to the pool with a reason. @throws 409 when the lease has ended. */
export const skip = (
  id: string,
  { leaseToken, reason }: { leaseToken: number; reason: string },
  actor: Actor,
): Promise<Record<never, never>> =>
  transaction(async (tx) => {
    const upload = await holdLease(tx, id, leaseToken, actor);
    const now = clock.now();
    const skips = upload.skips + 1;
    const isNews = skips >= SKIPS_TO_ESCALATE && upload.escalatedAt === null;
    const status = stepped(UPLOAD_MACHINE, upload.status, 'open', 'uploads.skipped');
    const after = { status, editorId: null, skips };
    await repository.insertSkip(tx, { uploadId: id, userId: actor.userId, reason, at: now });
    await repository.update(tx, [id], {
      ...after,
      leaseUntil: null,
      statusChangedAt: now,
      ...(isNews && { escalatedAt: now }),
    });
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'uploads.skipped',
      subjectId: id,
      before: { status: upload.status, editorId: upload.editorId, skips: upload.skips },
      after,
      details: { reason },
    });
    if (isNews) await tellAdmins(tx, id, { skips, reason }, actor);
    return {};
  });
