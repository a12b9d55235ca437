import { sql } from 'drizzle-orm';
import { orm } from '@/lib/server/db/database';

/** The database's message for a statement that was made to fail; no caller may ever see it. */
export const BROKEN = 'the-secret-words-of-the-database';

const KINDS = { insert: sql`insert`, update: sql`update`, delete: sql`delete` };

interface Broken {
  name: string;
  table: string;
}

const broken: Broken[] = [];

/** Removes all planted failures. */
async function mend(): Promise<void> {
  for (const { name, table } of broken.splice(0))
    await orm().execute(sql`drop trigger ${sql.identifier(name)} on ${sql.identifier(table)}`);
}

afterEach(mend);

/**
 * Makes every statement of a kind fail on a table, or only the first ones, until the test ends or the returned function
 * is called. Failures are counted in a sequence, which no transaction rolls back.
 */
export async function breakStatement(
  kind: keyof typeof KINDS,
  table: string,
  code: 'P0001' | '40P01' = 'P0001',
  times = 1_000_000,
): Promise<typeof mend> {
  await orm().execute(sql`drop sequence if exists times_broken`);
  await orm().execute(sql`create sequence times_broken`);
  await orm().execute(sql`
    create or replace function break_statement() returns trigger language plpgsql as
    $$ begin
      if nextval('times_broken') > split_part(tg_name, '.', 3)::int then return coalesce(new, old); end if;
      raise exception 'the-secret-words-of-the-database' using errcode = split_part(tg_name, '.', 2);
    end $$`);
  const name = `broken_${kind}_${table}.${code}.${times}`;
  await orm().execute(sql`
    create trigger ${sql.identifier(name)} before ${KINDS[kind]} on ${sql.identifier(table)}
    for each row execute function break_statement()`);
  broken.push({ name, table });
  return mend;
}
