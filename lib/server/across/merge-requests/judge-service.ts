import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { differs, proposePick, proposeSurvivor } from '@/lib/domain/merges/field-picks';
import { MERGE_KIND_WORDS } from '@/lib/domain/merges/merge-kinds';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { mergedRecordPath } from '@/lib/domain/merges/merged-record-path';
import { DAY, later } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { badInput, notFound } from '../../errors';
import type { Count, Pair } from '../../platform/merges/merge-kit';
import type { KindOfMerge, MergeField, MergeParty, Obstacle } from './merge-kind';
import { KINDS } from './kinds';
import type { FoundRequest } from './repository';
import { findRequest, getRequest } from './service';

export interface Two {
  survivor: MergeParty;
  loser: MergeParty;
}

const rowsOf = (counts: Count[]) => counts.reduce((sum, { moves, stays }) => sum + moves + stays, 0);

/** Both records; a record merged meanwhile is replaced by its survivor. */
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

/** Picks the survivor: the person's choice, otherwise the more complete record. */
export async function arrange(tx: Queryable, kind: KindOfMerge, request: FoundRequest, wanted?: string): Promise<Two> {
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

export const compare = ({ name, label, column, isAmount }: MergeField, { survivor, loser }: Two) => {
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

export const pairOf = ({ survivor, loser }: Two): Pair => ({ survivorId: survivor.id, loserId: loser.id });

export async function obstaclesTo(tx: Queryable, kind: KindOfMerge, two: Two): Promise<Obstacle[]> {
  const { one } = MERGE_KIND_WORDS[kind.kind];
  if (two.survivor.id === two.loser.id)
    return [
      { sentence: `The two are one ${one} already.`, todo: 'Nothing is left to do: refuse the request.', blocks: true },
    ];
  return kind.obstacles(tx, two);
}

const JUDGES = rolesThatOpen('admin-merge');

/** Two records side by side. @throws 404 when the request does not exist or one of the records is gone. */
export async function getCase(id: string, survivorId?: string): Promise<MergeCase> {
  const tx = orm();
  const found = await findRequest(tx, id);
  const kind = KINDS[found.kind];
  const two = await arrange(tx, kind, found, survivorId);
  const isOpen = found.status === 'open' || found.status === 'merging';
  const party = async ({ id: recordId, label, status, version, createdAt }: MergeParty) => ({
    ...{ id: recordId, label, status, version },
    path: mergedRecordPath(found.kind, recordId, JUDGES),
    createdAt: createdAt.toISOString(),
    photos: (await kind.photos?.(tx, recordId)) ?? [],
  });
  const merge = found.status === 'merged' && found.mergeId ? await kind.kit.read(tx, found.mergeId) : undefined;
  return {
    request: await getRequest(tx, id),
    survivor: await party(two.survivor),
    loser: await party(two.loser),
    fields: kind.fields.map((field) => compare(field, two)),
    moves: isOpen ? await kind.kit.count(tx, pairOf(two)) : [],
    obstacles: isOpen ? await obstaclesTo(tx, kind, two) : [],
    undoUntil: merge ? later(UNDO_DAYS * DAY, merge.at).toISOString() : null,
  };
}

/** A pair as it would be merged, with the reason it cannot be; null when nothing prevents it. */
export async function judgeProposed(tx: Queryable, id: string): Promise<{ pair: string; why: string | null }> {
  const found = await findRequest(tx, id);
  const kind = KINDS[found.kind];
  const two = await arrange(tx, kind, found);
  const blocking = (await obstaclesTo(tx, kind, two)).find(({ blocks }) => blocks);
  return { pair: `${two.loser.label} into ${two.survivor.label}`, why: blocking?.sentence ?? null };
}
