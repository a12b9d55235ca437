import type * as z from 'zod/mini';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { UndoPreview } from '@/lib/contracts/merges/merge-record';
import type { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { rowText, sinceText, tableWords } from '@/lib/domain/merges/since-words';
import type { Actor } from '../../auth/actor';
import { DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { tellingTaken } from '../../db/constraint-violation';
import { changedMeanwhile, notFound, refused } from '../../errors';
import { KINDS, takenBy } from './kinds';
import { recordBoth } from './merge-service';
import * as repository from './repository';
import { findRequest, getRequest, takeTo } from './service';
import { forgetMoved } from './suggest-repository';

async function findMerged(tx: Queryable, id: string) {
  const found = await findRequest(tx, id);
  if (found.status !== 'merged' || !found.mergeId) throw refused('There is no merge to undo.');
  return { kind: KINDS[found.kind], mergeId: found.mergeId };
}

/** Changes since the merge. @throws 409 where it can no longer be undone. */
export async function previewUndo(id: string): Promise<UndoPreview> {
  const { kind, mergeId } = await findMerged(orm(), id);
  const merge = await kind.kit.find(orm(), mergeId);
  const { changed, added } = await kind.kit.since(orm(), merge);
  return {
    until: later(UNDO_DAYS * DAY, merge.at).toISOString(),
    changed: changed.map(({ id: rowId, table, before, now, how }) => ({
      id: rowId,
      what: tableWords(table),
      text: rowText(now ?? before),
      how: sinceText(how, { before, now }),
      goesBack: how === 'changed',
      isGone: how === 'gone',
    })),
    added: added.map(({ id: rowId, what, now }) => ({ id: rowId, what, text: rowText(now) })),
  };
}

type Wanted = z.output<NonNullable<typeof mergeRequestsApi.undo.body>>;

/**
 * Splits a merged record again in the caller's transaction: values unchanged since are restored, the rest follow the
 * person's choice.
 */
export async function undoIn(
  tx: Queryable,
  id: string,
  { version, ...choices }: Omit<Wanted, 'version'> & { version?: number },
  actor: Actor,
): Promise<EndpointAnswer<typeof mergeRequestsApi.undo>> {
  await repository.lockById(tx, id);
  const request = await getRequest(tx, id);
  if (version !== undefined && request.version !== version) throw changedMeanwhile(request);
  const { kind, mergeId } = await findMerged(tx, id);
  const { survivorId, loserId } = await kind.kit.find(tx, mergeId);
  await kind.kit.lock(tx, { survivorId, loserId });
  const found = await kind.find(tx, [survivorId, loserId]);
  const [survivor, loser] = [found.find((one) => one.id === survivorId), found.find((one) => one.id === loserId)];
  if (!survivor || !loser) throw notFound();
  const { restored, leftAlone } = await kind.kit.undo(tx, mergeId, choices, actor);
  await kind.follow(tx, { survivorId, loserId, mergeId, isUndone: true }, actor);
  await forgetMoved(tx, mergeId);
  await recordBoth(tx, kind, { survivor, loser }, { mergeId, did: 'unmerged' }, actor);
  return { request: await takeTo(tx, request, 'undone', mergeId, actor), restored, leftAlone };
}

/**
 * Same as a call of its own. @throws 409 when it is too late, already done, or a later merge has to be undone first.
 */
export const undoRequested = (id: string, wanted: Wanted, actor: Actor) =>
  tellingTaken(takenBy('undo'), () => transaction((tx) => undoIn(tx, id, wanted, actor)));
