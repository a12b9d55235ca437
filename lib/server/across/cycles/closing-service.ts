import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { Closing } from '@/lib/contracts/cycles/cycle-closing';
import { closingPlan, endCounts, type LeftoverEnd } from '@/lib/domain/cycles/closing';
import type { Actor } from '../../auth/actor';
import { dropDrafts, restoreDrafts } from '../../areas/catalogs/drop-service';
import { freeze, holdFor, leftoversOf, thaw } from '../../areas/cycles/closing-service';
import { getCycle } from '../../areas/cycles/service';
import { moveUploads } from '../../areas/uploads/move-service';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { badInput } from '../../errors';

export async function planOf(tx: Queryable, id: string, { rule, exceptions }: Closing, how?: { isLocked: boolean }) {
  const leftovers = await leftoversOf(tx, id, how);
  const open = new Set(leftovers.map((leftover) => leftover.id));
  if (exceptions.some(({ uploadId }) => !open.has(uploadId)))
    throw badInput([{ path: ['exceptions'], message: 'One of these uploads is done by now. Look at the list again.' }]);
  const chosen = new Map(exceptions.map(({ uploadId, end }) => [uploadId, end]));
  return closingPlan(leftovers, { rule, exceptions: chosen, now: clock.now() });
}

/** Number of uploads for each outcome. @throws 400 when an upload in the decisions is done. */
export const previewClosing = async (id: string, closing: Closing): Promise<Record<LeftoverEnd, number>> =>
  endCounts(await planOf(orm(), id, closing));

/**
 * Closes a cycle: each unfinished upload carries over with its assignee, returns to the pool or is dropped, and the
 * numbers are frozen. All or nothing; closing a closed cycle returns the same result.
 * @throws 400 when an upload in the decisions is done; 409 when the cycle is not in closing.
 */
export async function closeIn(
  tx: Queryable,
  id: string,
  { version, ...closing }: Closing & { version: number },
  actor: Actor,
): Promise<Cycle> {
  const before = await holdFor(tx, id, version, 'closed');
  if (before.status === 'closed') return getCycle(id, tx);
  const plan = await planOf(tx, id, closing, { isLocked: true });
  const idsOf = (end: LeftoverEnd) => plan.flatMap((one) => (one.end === end ? [one.leftover] : []));
  const pooled = idsOf('pool').map(({ id: uploadId, kind, editorId }) => ({
    uploadId,
    kind,
    fromId: editorId,
    toId: null,
  }));
  for (const kind of ['catalog', 'video'] as const)
    await moveUploads(
      tx,
      kind,
      pooled.filter((move) => move.kind === kind),
      actor,
    );
  const dropped = await dropDrafts(
    tx,
    idsOf('drop').map((leftover) => leftover.id),
    actor,
  );
  const settled = plan.map(({ leftover, end }) => ({
    uploadId: leftover.id,
    end,
    editorId: leftover.editorId,
    droppedIds: dropped.get(leftover.id) ?? [],
  }));
  await freeze(tx, before, settled, actor);
  return getCycle(id, tx);
}

/** Same in its own transaction. @throws as `closeIn` does. */
export const closeCycle = (id: string, wish: Closing & { version: number }, actor: Actor): Promise<Cycle> =>
  transaction((tx) => closeIn(tx, id, wish, actor));

/**
 * Undoes a closing: the cycle is in closing again, and uploads that were returned to the pool or dropped are restored
 * unless they were taken since. Undoing it again changes nothing.
 * @throws 409 when more than a day has passed.
 */
export async function reopenIn(
  tx: Queryable,
  id: string,
  { version }: { version: number },
  actor: Actor,
): Promise<Cycle> {
  const before = await holdFor(tx, id, version, 'closing');
  if (before.status === 'closing') return getCycle(id, tx);
  const settled = await thaw(tx, before, actor);
  const back = settled.filter(({ end }) => end === 'pool');
  for (const kind of ['catalog', 'video'] as const)
    await moveUploads(
      tx,
      kind,
      back.map(({ uploadId, editorId }) => ({ uploadId, fromId: null, toId: editorId })),
      actor,
    );
  await restoreDrafts(
    tx,
    settled.filter(({ end }) => end === 'drop'),
    actor,
  );
  return getCycle(id, tx);
}

/** Same in its own transaction. @throws as `reopenIn` does. */
export const reopenCycle = (id: string, wish: { version: number }, actor: Actor): Promise<Cycle> =>
  transaction((tx) => reopenIn(tx, id, wish, actor));
