import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import type { MayGoOn } from '../../platform/jobs/at-rest';
import { KINDS } from './kinds';
import type { KindOfMerge } from './merge-kind';
import * as repository from './suggest-repository';

/** Records an idle worker compares before it checks for jobs again. */
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

/** Compares records with those that share a key. Returns the number of suggested pairs. */
export const suggestMerges = (kind: MergeKind, ids: readonly string[]): Promise<number> =>
  transaction(async (tx) => {
    const versions = await repository.versionsOf(tx, KINDS[kind].kit.table, ids);
    const found = await suggestFor(tx, KINDS[kind], ids);
    await repository.markHeld(tx, kind, versions);
    return found;
  });

/** Pause after a complete pass, in milliseconds. */
const PAUSE = 10_000;
/** Records checked for changes at a time, so the cost does not depend on the size of the table. */
const WINDOW = 2000;

let nextLook = 0;
/** For each kind, the record after which the next run continues; missing when it starts over. */
const behind = new Map<MergeKind, string>();

/** Compares the changed records in the next window of a kind. True when it was the last window. */
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

/** Kinds completed since the last pause. */
const ended = new Set<MergeKind>();

/** Compares records added or changed since the last time, as long as it may go on. */
export async function suggestAtRest(mayGoOn: MayGoOn = () => true): Promise<void> {
  if (performance.now() < nextLook) return;
  const open = () => Object.values(KINDS).filter(({ kind }) => !ended.has(kind));
  do {
    for (const kind of open()) if (await suggestNext(kind)) ended.add(kind.kind);
  } while (open().length > 0 && mayGoOn());
  if (open().length > 0) return;
  ended.clear();
  nextLook = performance.now() + PAUSE;
}
