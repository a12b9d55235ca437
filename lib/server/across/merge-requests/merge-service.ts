import type * as z from 'zod/mini';
import type { MergeRequest } from '@/lib/contracts/merges/merge-record';
import type { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { differs } from '@/lib/domain/merges/field-picks';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import { tellingTaken } from '../../db/constraint-violation';
import { changedMeanwhile, refused } from '../../errors';
import type { Writing } from '../../platform/merges/merge-kit';
import { arrange, compare, obstaclesTo, pairOf, type Two } from './judge-service';
import { KINDS, takenBy } from './kinds';
import type { KindOfMerge, MergeParty } from './merge-kind';
import * as repository from './repository';
import { findRequest, getRequest, takeTo } from './service';
import { forgetMoved } from './suggest-repository';

/** Values to write into the two: the picked ones, and null in the duplicate for unique values. */
function writingsOf(kind: KindOfMerge, { survivor, loser }: Two, fromLoser: readonly string[]): Writing[] {
  const retired = kind.retire?.().map((writing) => ({ ...writing, recordId: loser.id })) ?? [];
  const picked = kind.fields.flatMap(({ name, column, along = [], isUnique }): Writing[] => {
    const value = loser.values[name];
    if (!column || !fromLoser.includes(name) || !differs({ survivor: survivor.values[name], loser: value })) return [];
    const freed = isUnique ? [{ recordId: loser.id, column, value: null }] : [];
    const alongIt = along.map((one) => ({ recordId: survivor.id, column: one.column, value: loser.values[one.name] }));
    return [...freed, { recordId: survivor.id, column, value }, ...alongIt];
  });
  return [...retired, ...picked];
}

const auditedFields = ({ fields }: KindOfMerge, party: MergeParty) =>
  Object.fromEntries(fields.map(({ name }) => [name, party.values[name]]));

/** Records the merge or its undo in the history of both records. */
export async function recordBoth(
  tx: Queryable,
  kind: KindOfMerge,
  before: Two,
  { mergeId, did }: { mergeId: string; did: 'merged' | 'unmerged' },
  actor: Actor,
): Promise<void> {
  const after = await kind.find(tx, [before.survivor.id, before.loser.id]);
  await recordAudits(
    tx,
    [before.survivor, before.loser].map((party) => {
      const now = after.find(({ id }) => id === party.id) ?? party;
      const other = party === before.survivor ? before.loser : before.survivor;
      return {
        actorId: actor.userId,
        action: `${kind.area}.${did}` as const,
        subjectId: party.id,
        before: auditedFields(kind, party),
        after: auditedFields(kind, now),
        details: { mergeId, otherId: other.id, with: other.label },
      };
    }),
  );
}

/** Merges two locked records and moves their request to merged. @throws 409 for what prevents it. */
async function mergeHeld(
  tx: Queryable,
  request: MergeRequest,
  two: Two,
  fromLoser: readonly string[],
  actor: Actor,
): Promise<MergeRequest> {
  const kind = KINDS[request.kind];
  const blocking = (await obstaclesTo(tx, kind, two)).find(({ blocks }) => blocks);
  if (blocking) throw refused(`${blocking.sentence} ${blocking.todo}`);
  const pair = pairOf(two);
  const mergeId = await kind.kit.merge(tx, pair, writingsOf(kind, two, fromLoser), actor);
  await kind.follow(tx, { ...pair, mergeId, isUndone: false }, actor);
  await forgetMoved(tx, mergeId);
  await recordBoth(tx, kind, two, { mergeId, did: 'merged' }, actor);
  return takeTo(tx, request, 'merged', mergeId, actor);
}

type Wanted = z.output<NonNullable<typeof mergeRequestsApi.merge.body>>;

/**
 * Merges the two as shown to the user.
 * @throws 409 when the request or one of the records was changed since, or something prevents the merge.
 */
export const mergeRequested = (id: string, wanted: Wanted, actor: Actor): Promise<MergeRequest> =>
  tellingTaken(takenBy('merge'), () =>
    transaction(async (tx) => {
      await repository.lockById(tx, id);
      const found = await findRequest(tx, id);
      const request = await getRequest(tx, id);
      if (request.version !== wanted.version) throw changedMeanwhile(request);
      const kind = KINDS[found.kind];
      const seen = await arrange(tx, kind, found, wanted.survivorId);
      await kind.kit.lock(tx, pairOf(seen));
      const two = await arrange(tx, kind, found, wanted.survivorId);
      if (two.survivor.version !== wanted.survivorVersion || two.loser.version !== wanted.loserVersion)
        throw refused('One of the two was changed since you looked. They are shown as they are now: look again.');
      return mergeHeld(tx, request, two, wanted.fromLoser, actor);
    }),
  );

/**
 * Merges the two as proposed, or into the given survivor, in the caller's transaction.
 * @throws 409 for what prevents it.
 */
export async function mergeAsProposed(
  tx: Queryable,
  id: string,
  actor: Actor,
  survivorId?: string,
): Promise<MergeRequest> {
  await repository.lockById(tx, id);
  const found = await findRequest(tx, id);
  const kind = KINDS[found.kind];
  await kind.kit.lock(tx, pairOf(await arrange(tx, kind, found, survivorId)));
  const two = await arrange(tx, kind, found, survivorId);
  const fromLoser = kind.fields.map((field) => compare(field, two)).filter(({ pick }) => pick === 'loser');
  return mergeHeld(
    tx,
    await getRequest(tx, id),
    two,
    fromLoser.map(({ name }) => name),
    actor,
  );
}
