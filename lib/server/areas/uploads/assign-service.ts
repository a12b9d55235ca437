import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { ASSIGN_LIMIT, type Assignment, type AssignmentResult, uploadsApi } from '@/lib/contracts/uploads/uploads';
import type { Person } from '@/lib/contracts/users/staff';
import { shareOut } from '@/lib/domain/uploads/share-out';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import { UPLOAD_MACHINE } from '@/lib/domain/uploads/upload-machine';
import { recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { refused } from '../../errors';
import { listQueryOf } from '../../http/list-query';
import { stepped } from '../../platform/steps/step-repository';
import { assertWorksAs } from '../staff/service';
import { editorsOf } from './editors';
import { tellOfUploads } from './given-uploads';
import * as loads from './load-repository';
import * as repository from './repository';

type Chosen = Assignment['selection'];
type Locked = repository.LockedUpload;

/** @throws 409 when more are selected than one call can change. */
async function chosenIds(kind: UploadKind, chosen: Chosen): Promise<string[]> {
  const ids = 'ids' in chosen ? [...new Set(chosen.ids)] : await idsThatMatch(kind, chosen);
  if (ids.length <= ASSIGN_LIMIT) return ids;
  throw refused(`At most ${ASSIGN_LIMIT} uploads can be changed in one go. Filter the list further.`);
}

async function idsThatMatch(kind: UploadKind, { query, except }: Extract<Chosen, { query: string }>) {
  const leftOut = new Set(except);
  const request = await listQueryOf(uploadsApi.list, query, ASSIGN_LIMIT + leftOut.size);
  return (await repository.idsOf(orm(), kind, request)).filter((id) => !leftOut.has(id));
}

const byTurn = (one: Locked, other: Locked) =>
  other.priority - one.priority ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  one.id.localeCompare(other.id);

/** Plans the assignment of the work items and locks them until the transaction ends. */
async function plan(tx: Queryable, kind: UploadKind, ids: string[], { editorIds, cap }: Assignment) {
  const editors: Person[] = [];
  for (const id of editorIds) editors.push(await assertWorksAs(tx, id, editorsOf(kind), 'editorIds'));
  const found = await repository.lockOpen(tx, kind, ids);
  const before = await loads.countOpenByEditor(tx, kind, editorIds);
  const pieces = found.sort(byTurn).map(({ id, editorId, isHeld }) => ({ id, holderId: editorId, isHeld }));
  const shared = shareOut(pieces, editorIds, before, cap);
  const result = { assigned: shared.given.size, kept: shared.kept, left: ids.length - shared.given.size - shared.kept };
  return { editors, found, before, shared, result };
}

/** Preview of an assignment. @throws 400 when a user cannot be given work. */
export async function previewAssign(
  kind: UploadKind,
  wish: Assignment,
): Promise<EndpointAnswer<typeof uploadsApi.previewAssign>> {
  const ids = await chosenIds(kind, wish.selection);
  return transaction(async (tx) => {
    const { editors, before, shared, result } = await plan(tx, kind, ids, wish);
    const open = (counts: Map<string, number>, { id }: Person) => counts.get(id) ?? 0;
    return {
      ...result,
      loads: editors.map((editor) => ({ editor, before: open(before, editor), after: open(shared.loads, editor) })),
    };
  });
}

/** Assigns work items and audits it. The previous holder's next save is rejected. */
async function give(tx: Queryable, given: readonly Locked[], toId: string | null, actor: Actor) {
  const action = toId ? 'uploads.assigned' : 'uploads.taken-back';
  const statuses = given.map(({ status }) => status);
  const status = stepped(UPLOAD_MACHINE, statuses, toId ? 'assigned' : 'open', action);
  const after = { status, editorId: toId };
  await repository.handOn(
    tx,
    given.map(({ id }) => id),
    {
      ...after,
      assignedById: toId ? actor.userId : null,
      escalatedAt: null,
      statusChangedAt: clock.now(),
    },
  );
  await recordAudits(
    tx,
    given.map(({ id, status: was, editorId }) => ({
      actorId: actor.userId,
      action,
      subjectId: id,
      before: { status: was, editorId },
      after,
    })),
  );
}

/** Assigns work items to a user and notifies them. */
export async function giveUploads(
  tx: Queryable,
  kind: UploadKind,
  given: readonly Locked[],
  toId: string,
  actor: Actor,
): Promise<void> {
  if (given.length === 0) return;
  await give(tx, given, toId, actor);
  await tellOfUploads(tx, { toId, kind, count: given.length }, actor);
}

/** Unassigns work items. */
export async function openUploads(tx: Queryable, given: readonly Locked[], actor: Actor): Promise<void> {
  if (given.length > 0) await give(tx, given, null, actor);
}

/**
 * Distributes work items among editors in turn, including already assigned ones. @throws 400 when a user cannot be
 * given work.
 */
export async function assign(kind: UploadKind, wish: Assignment, actor: Actor): Promise<AssignmentResult> {
  const ids = await chosenIds(kind, wish.selection);
  return transaction(async (tx) => {
    const { found, shared, result } = await plan(tx, kind, ids, wish);
    for (const editorId of wish.editorIds) {
      const theirs = found.filter(({ id }) => shared.given.get(id) === editorId);
      await giveUploads(tx, kind, theirs, editorId, actor);
    }
    return result;
  });
}

/** Returns work items to the pool within the caller's transaction. Returns how many were not in it before. */
export async function returnUploads(
  tx: Queryable,
  kind: UploadKind,
  ids: readonly string[],
  actor: Actor,
): Promise<number> {
  const found = await repository.lockOpen(tx, kind, ids);
  const taken = found.filter(({ status, escalatedAt }) => status !== 'open' || escalatedAt !== null);
  await openUploads(tx, taken, actor);
  return taken.length;
}

/** Returns work items to the pool, including escalated ones; done ones stay done. */
export async function takeBack(kind: UploadKind, chosen: Chosen, actor: Actor) {
  const ids = await chosenIds(kind, chosen);
  const taken = await transaction((tx) => returnUploads(tx, kind, ids, actor));
  return { taken, left: ids.length - taken };
}

/** Sets the priority of work items. */
export async function prioritise(kind: UploadKind, chosen: Chosen, priority: number, actor: Actor) {
  const ids = await chosenIds(kind, chosen);
  return transaction(async (tx) => {
    const found = await repository.lockOpen(tx, kind, ids);
    const changed = found.filter((upload) => upload.priority !== priority);
    await repository.update(
      tx,
      changed.map(({ id }) => id),
      { priority },
    );
    await recordAudits(
      tx,
      changed.map(({ id, priority: before }) => ({
        actorId: actor.userId,
        action: 'uploads.prioritised',
        subjectId: id,
        before: { priority: before },
        after: { priority },
      })),
    );
    return { changed: changed.length, left: ids.length - changed.length };
  });
}
