import pg from 'pg';
import type { Figure } from './figures';
import { thenUndo } from './undo';

/** What is told to whoever has none. */
export const NO_SERVER = 'Set TEST_DATABASE_URL to a PostgreSQL server that may be used for this.';

/** Whether there is a server to measure on. */
export const hasPostgres = (): boolean => Boolean(process.env.TEST_DATABASE_URL);

/** Works on a database of its own in the server named by TEST_DATABASE_URL and drops it; without one, says so. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    console.error(`Not measured on PostgreSQL. ${NO_SERVER}`);
    return null;
  }
  const name = `bomb_bench_${process.pid}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return thenUndo(
    () => administer(`drop database ${name} with (force)`),
    () => work(url.href),
  );
}

/** What is measured on such a database; without a server, one figure that says that it is missing. */
export const onPostgres = async (measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> =>
  hasPostgres()
    ? ((await withPostgres(measure)) ?? [])
    : [{ name: 'on PostgreSQL', value: 'not measured', lacks: NO_SERVER }];
