import type { Found } from '@/lib/contracts/search';
import type { FoundKind } from '@/lib/domain/search/found-kinds';
import { isNameWord } from '@/lib/domain/search/name-words';
import { spellingsOf } from '@/lib/domain/search/spellings';
import { searchTerms, withoutUnseen } from '@/lib/domain/sellers/seller-search';
import { europeanDigits } from '@/lib/domain/text/indian-digits';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import * as repository from './word-repository';

/** A search word by word: a record must match one alternative of each. */
export type Terms = readonly (readonly string[])[];

/** Search terms for one kind of record, best first; each stage runs only if the earlier ones found few. */
export interface Search {
  /** The typed text, in normalized letters. */
  plain: string;
  stages: readonly Terms[];
}

/** How records of a kind are found. */
export interface Finder {
  find: (tx: Queryable, search: Search, actor: Actor) => Promise<Found[]>;
}

/** Details that distinguish a record, as far as known. */
export const detailsOf = (...details: (string | null | undefined)[]): string[] =>
  details.filter((one) => !!one) as string[];

/** Kinds with phone numbers: digits form one number there, but design or order numbers elsewhere. */
const WITH_PHONES: ReadonlySet<FoundKind> = new Set(['sellers', 'buyers', 'users']);

/** A word, and the same without invisible characters and in European digits. */
const spelledOut = (term: string): string[] => [...new Set([term, europeanDigits(withoutUnseen(term))])];

/** Parses the typed text into the search of each kind. */
export async function readSearch(tx: Queryable, typed: string): Promise<(kind: FoundKind) => Search> {
  const plain = plainText(typed);
  const words = plain.split(' ').filter(Boolean);
  const names = words.flatMap(spelledOut).filter(isNameWord);
  const like = await repository.wordsLike(tx, names);
  return (kind) => {
    const known = like.filter((one) => one.kind === kind).map(({ word }) => word);
    const terms = (WITH_PHONES.has(kind) ? searchTerms(typed) : words).map((term) => {
      const exact = spelledOut(term);
      const others = exact.filter((word) => names.includes(word)).map((word) => spellingsOf(word, known));
      return { exact, near: others.flatMap((its) => its.near), fuzzy: others.flatMap((its) => its.fuzzy) };
    });
    const stages: Terms[] = [terms.map(({ exact }) => exact)];
    if (terms.some(({ near }) => near.length > 0)) stages.push(terms.map(({ exact, near }) => [...exact, ...near]));
    if (terms.some(({ fuzzy }) => fuzzy.length > 0))
      stages.push(terms.map(({ exact, near, fuzzy }) => [...exact, ...near, ...fuzzy]));
    return { plain, stages };
  };
}
