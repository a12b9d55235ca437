import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { KINDS } from './kinds';
import type { KindOfMerge } from './merge-kind';
import * as repository from './suggest-repository';

/** How many records an idle worker holds against others before it looks for jobs again. */
const AT_A_TIME = 25;

async function suggestFor(
  tx: Queryable,
  { kind, suggesting: { subjects: read, keys, score } }: KindOfMerge,
  ids: readonly string[],
): Promise<number> {
  const subjects = await read(tx, ids);
  const keyed = subjects.map((subject) => ({ ...subject, keys: keys(subject) }));
  await repository.keepKeys(tx, kind, ids, keyed);
  const pairs = await repository.sharing(tx, kind, ids);
  const own = new Map(subjects.map((subject) => [subject.id, subject]));
  const missing = [...new Set(pairs.map(({ otherId }) => otherId))].filter((id) => !own.has(id));
  const others = new Map((await read(tx, missing)).map((subject) => [subject.id, subject]));
  const now = clock.now();
  const found = new Map<string, repository.Suggestion>();
  for (const { id, otherId } of pairs) {
    const [one, other] = [own.get(id), own.get(otherId) ?? others.get(otherId)];
    const [firstId = '', secondId = ''] = [id, otherId].sort();
    const key = `${firstId} ${secondId}`;
    const told = one && other && !found.has(key) ? score(one, other) : null;
    if (told) found.set(key, { ...told, id: newId(), kind, firstId, secondId, statusChangedAt: now, createdAt: now });
  }
  await repository.keepSuggestions(tx, [...found.values()]);
  return found.size;
}

/** Holds records against those that share something with them. Gives how many pairs it suggests. */
export const suggestMerges = (kind: MergeKind, ids: readonly string[]): Promise<number> =>
  transaction(async (tx) => {
    const versions = await repository.versionsOf(tx, KINDS[kind].kit.table, ids);
    const found = await suggestFor(tx, KINDS[kind], ids);
    await repository.markHeld(tx, kind, versions);
    return found;
  });

/** When all were looked at, the next look waits so long; one look takes so long at most. Milliseconds. */
const [PAUSE, LOOK] = [10_000, 250];
/** How many records are asked whether they were changed, so that this costs the same however many there are. */
const WINDOW = 2000;

let nextLook = 0;
/** The record of each kind the next look goes on behind; none where it begins with the first. */
const behind = new Map<MergeKind, string>();

/** Holds what was changed in the next records of a kind against others. True when these were its last. */
async function suggestNext({ kind, kit: { table }, suggesting: { isDue } }: KindOfMerge): Promise<boolean> {
  const from = behind.get(kind);
  const to = await repository.endOfWindow(orm(), table, from, WINDOW);
  const ids = await repository.stale(orm(), { kind, table, from, to, isDue: isDue?.(), limit: AT_A_TIME });
  if (ids.length > 0) await suggestMerges(kind, ids);
  if (ids.length === AT_A_TIME) return false;
  if (to === undefined) behind.delete(kind);
  else behind.set(kind, to);
  return to === undefined;
}

/** Which kinds were looked at to their end since the last pause. */
const ended = new Set<MergeKind>();

/** Holds what was added or changed since the last time against the others, for a moment. */
export async function suggestAtRest(): Promise<void> {
  const began = performance.now();
  if (began < nextLook) return;
  for (const kind of Object.values(KINDS)) {
    while (!ended.has(kind.kind) && performance.now() - began < LOOK) if (await suggestNext(kind)) ended.add(kind.kind);
  }
  if (ended.size < Object.keys(KINDS).length) return;
  ended.clear();
  nextLook = performance.now() + PAUSE;
}
