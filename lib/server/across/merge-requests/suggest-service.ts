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

/** When there was nothing to hold against others, the next look waits so long, in milliseconds. */
const PAUSE = 10_000;
let nextLook = 0;

/** Holds what was added or changed since the last time against the others, some at a time. */
export async function suggestAtRest(): Promise<void> {
  if (performance.now() < nextLook) return;
  let done = 0;
  for (const kind of Object.values(KINDS)) {
    const ids = await repository.stale(orm(), kind.kind, kind.kit.table, AT_A_TIME, kind.suggesting.isDue?.());
    if (ids.length > 0) await suggestMerges(kind.kind, ids);
    done += ids.length;
  }
  if (done === 0) nextLook = performance.now() + PAUSE;
}
