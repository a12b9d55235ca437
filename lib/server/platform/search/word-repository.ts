import { asc, sql } from 'drizzle-orm';
import { keysOfTyped } from '@/lib/domain/search/name-words';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { preparedQuestion } from '../../db/prepared';
import { newNames, searchWords } from '../../db/schema/search';

/** Words compared for each typed one. */
const LOOKED_AT = 300;

/** Stored words of each kind that the typed ones may mean, shortest first. */
export async function wordsLike(tx: Queryable, typed: readonly string[]): Promise<{ kind: string; word: string }[]> {
  if (typed.length === 0) return [];
  const keys = [...new Set(typed.flatMap(keysOfTyped))];
  return tx
    .select({ kind: searchWords.kind, word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.keys} && ${sql.param(keys)}::text[]`)
    .orderBy(sql`length(${searchWords.word})`, asc(searchWords.word))
    .limit(LOOKED_AT * typed.length);
}

/** Row location, since rows have no key. */
const place = sql`${newNames}.ctid`;

/** Whether a name is queued. */
export const isAnyNameNew = preparedQuestion('names_new', (tx) => anyRow(tx, newNames, undefined));

/** Takes queued names, except those locked by another process. */
export async function takeNewNames(tx: Queryable, most: number): Promise<{ kind: string; name: string }[]> {
  const some = tx.select({ place }).from(newNames).limit(most).for('update', { skipLocked: true });
  return tx
    .delete(newNames)
    .where(sql`${place} = any(array(${some}))`)
    .returning({ kind: newNames.kind, name: newNames.name });
}

type Word = typeof searchWords.$inferInsert;

/** Stores words; known ones stay unchanged. */
export const keepWords = (tx: Queryable, words: readonly Word[]): Promise<void> =>
  insertMany(tx, searchWords, words, { leavesKnown: true });
