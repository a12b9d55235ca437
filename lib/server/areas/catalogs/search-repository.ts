import { like, or, sql, type SQL } from 'drizzle-orm';
import { catalogSearchTerms } from '@/lib/domain/catalogs/catalog-search';
import { plainText } from '@/lib/domain/text/plain-text';
import { canBeMisspelt, likeWords } from '@/lib/domain/text/word-likeness';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { catalogs } from '../../db/schema/catalogs';
import { getTaxonomy } from '../taxonomy/service';

/** Catalogs whose words are checked for what a misspelt word may mean. */
const LOOKED_AT = 200;
/** Maximum alternatives for a misspelt word. */
const MOST_SPELLINGS = 5;

/** Search terms: for each typed word, the alternatives of which a catalog must have one. */
export type Search = readonly (readonly string[])[];

const isKnown = async (tx: Queryable, term: string): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(catalogs)
      .where(like(catalogs.searchText, containing(term)))
      .limit(1)
  ).length > 0;

/** Minimum similarity of a candidate word; a typo in the middle of a word more than halves its similarity. */
const LIKENESS = '0.35';

/**
 * Catalog words similar to this one. Materialized without a limit so that Postgres uses the index: for a few rows it
 * would rather scan.
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

/** Words of the taxonomy, in every language. */
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

/** Parses typed text. A word that no catalog has is replaced by the most similar ones; any other is used as it is. */
export async function readSearch(tx: Queryable, typed = ''): Promise<Search> {
  const search: string[][] = [];
  for (const term of catalogSearchTerms(typed)) search.push(await spellings(tx, term));
  return search;
}

/** Conditions for a catalog to be found. */
export const foundBy = (search: Search): (SQL | undefined)[] =>
  search.map((words) => or(...words.map((word) => like(catalogs.searchText, containing(word)))));

/** The corrected search; null when it is what was typed. */
export function readAs(typed: string, search: Search): string | null {
  const terms = catalogSearchTerms(typed);
  const isAsTyped = search.every(([first], index) => first === terms[index]);
  return isAsTyped ? null : search.map((words) => words.join(' / ')).join(' ');
}
