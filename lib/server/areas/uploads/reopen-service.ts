import { groupBy } from '@/lib/domain/lists/group-by';
import { UPLOAD_MACHINE } from '@/lib/domain/uploads/upload-machine';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import { notFound } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import { worksAs } from '../staff/service';
import { editorsOf } from './editors';
import { tellOfReturns } from './given-uploads';
import * as repository from './repository';

/** A work item with a part that came back, and the editor of that part. */
interface Part {
  uploadId: string;
  editorId: string | null | undefined;
}

type Upload = repository.UploadRow;

const isWithSomebody = ({ status }: Upload) => status === 'assigned' || status === 'in_progress';

/** Checks once per editor whether they still do this work. */
function workersOf(tx: Queryable): (kind: UploadKind, id: string) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (kind, id) => {
    const key = `${kind} ${id}`;
    const does = known.get(key) ?? (await worksAs(tx, id, editorsOf(kind)));
    known.set(key, does);
    return does;
  };
}

/** Assigns unassigned or done work items to an editor, or returns them to the pool. */
async function bringBack(tx: Queryable, uploads: readonly Upload[], toId: string | null, actor: Actor) {
  if (uploads.length === 0) return;
  const to = toId ? 'assigned' : 'open';
  const statuses = uploads.map(({ status }) => status);
  const after = { status: stepped(UPLOAD_MACHINE, statuses, to, 'uploads.reopened'), editorId: toId };
  const ids = uploads.map(({ id }) => id);
  await repository.update(tx, ids, { ...after, leaseUntil: null, statusChangedAt: clock.now() });
  await recordAudits(
    tx,
    uploads.map(({ id, status, editorId }) => ({
      actorId: actor.userId,
      action: 'uploads.reopened',
      subjectId: id,
      before: { status, editorId },
      after,
    })),
  );
}

/**
 * Reopens work items when a part of each comes back: for their owner, else the editor of that part, else the editor who
 * did the rest, else, when neither can work on it any more, for the pool.
 * @throws 404 when there is none.
 */
export async function reopenUploads(tx: Queryable, parts: readonly Part[], actor: Actor): Promise<void> {
  const editors = new Map(parts.map(({ uploadId, editorId }) => [uploadId, editorId]));
  if (editors.size === 0) return;
  const found = await repository.lockByIds(tx, [...editors.keys()]);
  if (found.length < editors.size) throw notFound();
  const doesWork = workersOf(tx);
  const back: { upload: Upload; toId: string | null }[] = [];
  for (const upload of found) {
    const wantedId = isWithSomebody(upload) ? null : (editors.get(upload.id) ?? upload.editorId);
    const toId = wantedId && (await doesWork(upload.kind, wantedId)) ? wantedId : null;
    back.push({ upload, toId: isWithSomebody(upload) ? upload.editorId : toId });
  }
  for (const [toId, theirs] of groupBy(back, (one) => one.toId)) {
    const moved = theirs.filter(({ upload }) => !isWithSomebody(upload) && (toId !== null || upload.status !== 'open'));
    await bringBack(
      tx,
      moved.map(({ upload }) => upload),
      toId,
      actor,
    );
    if (toId === null) continue;
    for (const [kind, ofKind] of groupBy(theirs, ({ upload }) => upload.kind))
      await tellOfReturns(tx, { toId, kind, uploadIds: ofKind.map(({ upload }) => upload.id) }, actor);
  }
}
