import { and, Column, desc, is, like, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MOST_FOUND } from '@/lib/domain/search/found-kinds';
import type { Queryable } from '../../db/database';
import { containing, literal } from '../../db/keyset';
import type { Search, Terms } from './search';

/** Where records of a kind are, and the columns they are found by. */
export interface Place {
  id: PgColumn;
  /** Search text, in normalized letters. */
  text: PgColumn | SQL;
  /** Name of the record. A column has an index, so that an exact name is found among any number of others. */
  name: PgColumn | SQL;
  /** Another identifying column. */
  code?: PgColumn;
  /** Records with a later time come first; an index covers it with the id. */
  at: PgColumn;
  /** Limits the result to records the person may see. */
  scope?: SQL;
  /** Additional matches besides the text. */
  also?: (term: string) => SQL | undefined;
  /** Matches that replace the text. */
  instead?: (term: string) => SQL | undefined;
}

/** Most records that are ranked; if there are more, the latest are searched for others. */
const [RANKED, LOOKED_THROUGH, LATEST] = [500, 3000, 20];

/** From this length on, an index finds letters in the middle of a word. */
const IN_A_WORD = 3;

/** A name normalized like the search texts. */
const plain = (name: PgColumn | SQL) => sql`lower(normalize(${name}, NFKC))`;

const beginsWord = (text: PgColumn | SQL, term: string) =>
  or(like(text as SQL, `${literal(term)}%`), like(text as SQL, `% ${literal(term)}%`));

const has = ({ text, also, instead }: Place, term: string): SQL | undefined =>
  instead?.(term) ??
  or([...term].length < IN_A_WORD ? beginsWord(text, term) : like(text as SQL, containing(term)), also?.(term));

const hasAll = (place: Place, terms: Terms): SQL | undefined =>
  and(...terms.map((words) => or(...words.map((word) => has(place, word)))));

/** Spellings of a name by people who ignore capitals. */
const written = (typed: string): string[] => [
  ...new Set([typed, typed.toUpperCase(), typed.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())]),
];

/** Exact name first, then names that start with the text, then names with all words at the start of their own words. */
const rankOf = (typed: string, terms: Terms) => {
  const name = sql`found.name`;
  const begins = `${literal(typed)}%`;
  const spaced = sql`' ' || found.name`;
  const words = and(...terms.map((words) => or(...words.map((word) => sql`${spaced} like ${`% ${literal(word)}%`}`))));
  return sql`case when ${name} = ${typed} or found.code = ${typed} then 0
    when ${name} like ${begins} or found.code like ${begins} then 1 when ${words ?? sql`true`} then 2 else 3 end`;
};

/** Records of one stage, best first. */
async function findStage(
  tx: Queryable,
  place: Place,
  { typed, terms, not: known, most }: { typed: string; terms: Terms; not: readonly string[]; most: number },
): Promise<string[]> {
  const { id, name, code, at, scope } = place;
  const shown = sql`${id} as id, ${plain(name)} as name, ${code ? plain(code) : sql`null::text`} as code, ${at} as at`;
  const { table } = id;
  const unknown = known.length > 0 ? not(sql`${id} = any(${sql.param([...known])}::uuid[])`) : undefined;
  const matches = and(hasAll(place, terms), unknown) ?? sql`true`;
  const of = (where: SQL | undefined) => sql`select ${shown} from ${table} where ${where ?? sql`true`}`;
  const latest = sql`(select * from ${table} where ${scope ?? sql`true`} order by ${desc(at)}, ${desc(id)} limit ${LOOKED_THROUGH}) as ${table}`;
  const isMany = sql`(select count(*) from matching) >= ${RANKED}`;
  const isSame = is(name, Column) ? sql`${name} = any(${sql.param(written(typed))}::text[])` : sql`false`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with matching as materialized (${of(and(scope, matches))} limit ${RANKED}),
    latest as materialized (select ${shown} from ${latest}
      where ${isMany} and ${matches} limit ${LATEST}),
    same as materialized (${of(and(scope, unknown, isMany, isSame))} limit ${most})
    select id from (select * from matching union select * from latest union select * from same) as found
    order by ${rankOf(typed, terms)}, at desc, id desc limit ${most}`);
  return rows.map((row) => row.id);
}

/** Records matching a search, best first: exact matches, then similar sounds, then typing errors. */
export async function findIds(tx: Queryable, place: Place, { plain: typed, stages }: Search): Promise<string[]> {
  const found: string[] = [];
  for (const terms of stages) {
    const most = MOST_FOUND - found.length;
    if (most === 0) break;
    found.push(...(await findStage(tx, place, { typed, terms, not: found, most })));
  }
  return found;
}

/** Rows in the order of their ids. */
export const inOrderOf = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
