import pg from 'pg';
import { thenUndo } from './undo';

/** Works on a database of its own in the server named by TEST_DATABASE_URL and drops it; without one, says so. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    console.error('Not measured on PostgreSQL: set TEST_DATABASE_URL to a server that may be used for this.');
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
