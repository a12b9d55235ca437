import type * as z from 'zod/mini';
import { fillPath } from '@/lib/contracts/base/endpoint';
import type { MergeCase, MergeRequest } from '@/lib/contracts/merges/merge-record';
import type { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { findScreenById } from '@/lib/domain/access/access';
import { differs, proposePick, proposeSurvivor } from '@/lib/domain/merges/field-picks';
import { MERGE_KIND_WORDS, UNDO_DAYS } from '@/lib/domain/merges/merge-kinds';
import type { Actor } from '../../auth/actor';
import { DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import { tellingTaken } from '../../db/unique-violation';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import type { Count, Pair, Writing } from '../../platform/merges/merge-kit';
import type { KindOfMerge, MergeField, MergeParty, Obstacle } from './merge-kind';
import { KINDS } from './kinds';
import type { FoundRequest } from './repository';
import * as repository from './repository';
import { findRequest, getRequest, takeTo } from './service';

interface Two {
  survivor: MergeParty;
  loser: MergeParty;
}

const rowsOf = (counts: Count[]) => counts.reduce((sum, { moves, stays }) => sum + moves + stays, 0);

/** Both records; one that was merged meanwhile stands for the one that took its place. */
async function findBoth(
  tx: Queryable,
  { find }: KindOfMerge,
  ids: readonly string[],
): Promise<[MergeParty, MergeParty]> {
  const found = await find(tx, ids);
  const standing = ids.map((id) => {
    const party = found.find((one) => one.id === id);
    return party?.mergedIntoId ?? id;
  });
  const all = [
    ...found,
    ...(await find(
      tx,
      standing.filter((id) => !ids.includes(id)),
    )),
  ];
  const [first, second] = standing.map((id) => all.find((one) => one.id === id));
  if (!first || !second) throw notFound();
  return [first, second];
}

/** Which of the two stays: as the person wants it, else the one with more to it. */
async function arrange(tx: Queryable, kind: KindOfMerge, request: FoundRequest, wanted?: string): Promise<Two> {
  if (request.status === 'merged' && request.mergeId) {
    const merge = await kind.kit.read(tx, request.mergeId);
    const found = merge ? await kind.find(tx, [merge.survivorId, merge.loserId]) : [];
    const [survivor, loser] = [
      found.find(({ id }) => id === merge?.survivorId),
      found.find(({ id }) => id === merge?.loserId),
    ];
    if (survivor && loser) return { survivor, loser };
  }
  const [first, second] = await findBoth(tx, kind, [request.firstId, request.secondId]);
  if (wanted !== undefined && ![first.id, second.id].includes(wanted))
    throw badInput([{ path: ['survivorId'], message: 'Choose one of the two.' }]);
  if (wanted !== undefined)
    return wanted === first.id ? { survivor: first, loser: second } : { survivor: second, loser: first };
  const candidate = async (one: MergeParty, other: MergeParty) => ({
    rows: rowsOf(await kind.kit.count(tx, { survivorId: other.id, loserId: one.id })),
    createdAt: one.createdAt.toISOString(),
    version: one.version,
  });
  const proposed = proposeSurvivor(await candidate(first, second), await candidate(second, first));
  return proposed === 'first' ? { survivor: first, loser: second } : { survivor: second, loser: first };
}

const textOf = ({ values, texts }: MergeParty, name: string): string => {
  const value = values[name];
  return texts[name] ?? (value === null || value === undefined ? '' : String(value));
};

const compare = ({ name, label, column, isAmount }: MergeField, { survivor, loser }: Two) => {
  const sides = { survivor: survivor.values[name], loser: loser.values[name], isAmount };
  const proposal = column ? proposePick(sides) : { side: 'survivor' as const, why: '' };
  return {
    ...{ name, label, pick: proposal.side, why: proposal.why },
    survivor: textOf(survivor, name),
    loser: textOf(loser, name),
    differs: differs(sides),
    isFixed: column === undefined,
  };
};

const pairOf = ({ survivor, loser }: Two): Pair => ({ survivorId: survivor.id, loserId: loser.id });

async function obstaclesTo(tx: Queryable, kind: KindOfMerge, two: Two): Promise<Obstacle[]> {
  const { one } = MERGE_KIND_WORDS[kind.kind];
  if (two.survivor.id === two.loser.id)
    return [
      { sentence: `The two are one ${one} already.`, todo: 'Say that there is nothing to do here.', blocks: true },
    ];
  return kind.obstacles(tx, two);
}

/** Two records side by side. @throws 404 when there is no such request, or one of the records is gone. */
export async function getCase(id: string, survivorId?: string): Promise<MergeCase> {
  const tx = orm();
  const found = await findRequest(tx, id);
  const kind = KINDS[found.kind];
  const two = await arrange(tx, kind, found, survivorId);
  const isOpen = found.status === 'open' || found.status === 'merging';
  const screen = findScreenById(MERGE_KIND_WORDS[found.kind].screen)?.path ?? '';
  const party = ({ id: recordId, label, status, version, createdAt }: MergeParty) => ({
    ...{ id: recordId, label, status, version },
    path: fillPath(screen, { id: recordId }),
    createdAt: createdAt.toISOString(),
  });
  const merge = found.status === 'merged' && found.mergeId ? await kind.kit.read(tx, found.mergeId) : undefined;
  return {
    request: await getRequest(tx, id),
    survivor: party(two.survivor),
    loser: party(two.loser),
    fields: kind.fields.map((field) => compare(field, two)),
    moves: isOpen ? await kind.kit.count(tx, pairOf(two)) : [],
    obstacles: isOpen ? await obstaclesTo(tx, kind, two) : [],
    undoUntil: merge ? later(UNDO_DAYS * DAY, merge.at).toISOString() : null,
  };
}

/** What is written into the two: the picked values, and where only one can have a value the other is left without. */
function writingsOf({ fields }: KindOfMerge, { survivor, loser }: Two, fromLoser: readonly string[]): Writing[] {
  return fields.flatMap(({ name, column, isUnique }): Writing[] => {
    const value = loser.values[name];
    if (!column || !fromLoser.includes(name) || !differs({ survivor: survivor.values[name], loser: value })) return [];
    const freed = isUnique ? [{ recordId: loser.id, column, value: null }] : [];
    return [...freed, { recordId: survivor.id, column, value }];
  });
}

const auditedFields = ({ fields }: KindOfMerge, party: MergeParty) =>
  Object.fromEntries(fields.map(({ name }) => [name, party.values[name]]));

/** Writes into the history of both records that they were merged, or are two again. */
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

/** Merges two records that are held, and takes their request to merged. @throws 409 for what stands in the way. */
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
  await kind.follow(tx, { ...pair, isUndone: false }, actor);
  await recordBoth(tx, kind, two, { mergeId, did: 'merged' }, actor);
  return takeTo(tx, request, 'merged', mergeId, actor);
}

const taken = {
  sellers_gstin: () => refused('Another seller has this GSTIN by now. Look at the two again.'),
};

type Wanted = z.output<NonNullable<typeof mergeRequestsApi.merge.body>>;

/**
 * Merges the two as somebody saw them.
 * @throws 409 when the request or one of the records was changed since, or something stands in the way.
 */
export const mergeRequested = (id: string, wanted: Wanted, actor: Actor): Promise<MergeRequest> =>
  tellingTaken(taken, () =>
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

/** Merges the two as it is proposed, as a part of the caller's transaction. @throws 409 for what stands in the way. */
export async function mergeAsProposed(tx: Queryable, id: string, actor: Actor): Promise<MergeRequest> {
  await repository.lockById(tx, id);
  const found = await findRequest(tx, id);
  const kind = KINDS[found.kind];
  await kind.kit.lock(tx, pairOf(await arrange(tx, kind, found)));
  const two = await arrange(tx, kind, found);
  const fromLoser = kind.fields.map((field) => compare(field, two)).filter(({ pick }) => pick === 'loser');
  return mergeHeld(
    tx,
    await getRequest(tx, id),
    two,
    fromLoser.map(({ name }) => name),
    actor,
  );
}
