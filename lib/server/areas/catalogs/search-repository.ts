import { like, or, sql, type SQL } from 'drizzle-orm';
import { catalogSearchTerms } from '@/lib/domain/catalogs/catalog-search';
import { plainText } from '@/lib/domain/text/plain-text';
import { canBeMisspelt, likeWords } from '@/lib/domain/text/word-likeness';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { catalogs } from '../../db/schema/catalogs';
import { getTaxonomy } from '../taxonomy/service';

/** Catalogs whose words are looked at for what a misspelt one may have meant. */
const LOOKED_AT = 200;
/** Words that stand for a misspelt one. */
const MOST_SPELLINGS = 5;

/** What is searched for, word by word: of each, what a catalog must have one of. */
export type Search = readonly (readonly string[])[];

const isKnown = async (tx: Queryable, term: string): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(catalogs)
      .where(like(catalogs.searchText, containing(term)))
      .limit(1)
  ).length > 0;

/** How like a word must be to be looked at; a slip in the middle of a word costs it more than half of its likeness. */
const LIKENESS = '0.35';

/**
 * Words of catalogs that have one like it. Found as if all of them were wanted, so that the database takes the index:
 * for a few it would rather compare row by row.
 */
const wordsLike = (tx: Queryable, term: string): Promise<string[]> =>
  tx.transaction(async (part) => {
    await part.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`);
    const { rows } = await part.execute<{ text: string }>(sql`
      with found as materialized (
        select ${catalogs.searchText} as text from ${catalogs} where ${term}::text <% ${catalogs.searchText}
      ) select text from found limit ${LOOKED_AT}`);
    return rows.flatMap(({ text }) => text.split(' '));
  });

/** Words of the taxonomy, in every language there is. */
async function taxonomyWords(tx: Queryable): Promise<string[]> {
  const { productTypes, attributes } = await getTaxonomy(tx);
  return [...productTypes, ...attributes.flatMap(({ values }) => values)].flatMap(({ nameEn, nameHi }) =>
    plainText(`${nameEn} ${nameHi}`).split(' '),
  );
}

async function spellings(tx: Queryable, term: string): Promise<string[]> {
  if (!canBeMisspelt(term) || (await isKnown(tx, term))) return [term];
  const meant = likeWords(term, [...(await taxonomyWords(tx)), ...(await wordsLike(tx, term))]);
  return meant.length > 0 ? meant.slice(0, MOST_SPELLINGS) : [term];
}

/** Reads what was typed. A word that no catalog has counts as the ones it is most like; any other as it is. */
export async function readSearch(tx: Queryable, typed = ''): Promise<Search> {
  const search: string[][] = [];
  for (const term of catalogSearchTerms(typed)) search.push(await spellings(tx, term));
  return search;
}

/** What a catalog must have to be found. */
export const foundBy = (search: Search): (SQL | undefined)[] =>
  search.map((words) => or(...words.map((word) => like(catalogs.searchText, containing(word)))));

/** What was searched for in the place of what was typed; null when it was that. */
export function readAs(typed: string, search: Search): string | null {
  const terms = catalogSearchTerms(typed);
  const isAsTyped = search.every(([first], index) => first === terms[index]);
  return isAsTyped ? null : search.map((words) => words.join(' / ')).join(' ');
}
