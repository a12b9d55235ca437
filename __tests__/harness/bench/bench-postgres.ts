import pg from 'pg';
import type { Figure } from './figures';
import { thenUndo } from './undo';

/** Error message when no server is configured. */
export const NO_SERVER = 'Set TEST_DATABASE_URL to a PostgreSQL server that may be used for this.';

/** Whether a server to measure on is configured. */
export const hasPostgres = (): boolean => Boolean(process.env.TEST_DATABASE_URL);

/** Runs work on a new database of the server in TEST_DATABASE_URL and drops it. Without a server, prints a message. */
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

/** Figures from such a database. Without a server, a single figure that says so. */
export const onPostgres = async (measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> =>
  hasPostgres()
    ? ((await withPostgres(measure)) ?? [])
    : [{ name: 'on PostgreSQL', value: 'not measured', lacks: NO_SERVER }];
