import { keysOfWord, nameWords } from '@/lib/domain/search/name-words';
import { type Database, database, orm, transaction } from '../../db/database';
import type { MayGoOn } from '../jobs/at-rest';
import * as repository from './word-repository';

/** Names learnt per transaction: the longest that others have to wait. */
const AT_A_TIME = 2000;

/** Recently stored words, up to a limit: most names consist of the same ones. */
const stored = new WeakMap<Database, Set<string>>();
const KEPT_IN_MIND = 50_000;

function storedIn(place: Database): Set<string> {
  const known = stored.get(place);
  if (known && known.size < KEPT_IN_MIND) return known;
  const fresh = new Set<string>();
  stored.set(place, fresh);
  return fresh;
}

/** Learns the words of queued names. Returns the number of names; there may be more. */
async function learnSome(): Promise<number> {
  const known = storedIn(database());
  const words = new Map<string, { kind: string; word: string }>();
  const count = await transaction(async (tx) => {
    const names = await repository.takeNewNames(tx, AT_A_TIME);
    words.clear();
    for (const { kind, name } of names)
      for (const word of nameWords(name))
        if (!known.has(`${kind} ${word}`)) words.set(`${kind} ${word}`, { kind, word });
    // The same order everywhere, to avoid deadlocks.
    const inOrder = [...words].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word);
    await repository.keepWords(
      tx,
      inOrder.map((one) => ({ ...one, keys: keysOfWord(one.word) })),
    );
    return names.length;
  });
  for (const key of words.keys()) known.add(key);
  return count;
}

/** Learns the words of all queued names, as long as it may go on. Returns the number of names. */
export async function learnNames(mayGoOn: MayGoOn = () => true): Promise<number> {
  if (!(await repository.isAnyNameNew(orm(), {}))) return 0;
  let learnt = 0;
  for (;;) {
    const some = await learnSome();
    learnt += some;
    if (some < AT_A_TIME || !mayGoOn()) return learnt;
  }
}
