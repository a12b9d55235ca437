import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import type { Place } from './bench-server';
import type { Statement } from './sent-statements';

/**
 * A standalone program that answers an address with the rows of its statements and does nothing else: no session,
 * permission or validation. It is the baseline for a real call's overhead on top of its SQL.
 */
export interface BareSettings {
  place: Place;
  connections: number;
  /** The statements for each address. */
  statements: Record<string, Statement[]>;
}

type Rows = unknown[][];
type Send = (statement: Statement) => Promise<Rows>;

// Rows come as arrays, because two of their columns may have the same name.
async function openDriver({ place: { folder, databaseUrl }, connections }: BareSettings): Promise<Send> {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
    return async (statement) => (await pool.query<unknown[]>({ ...statement, rowMode: 'array' })).rows;
  }
  const files = new NodeFS(path.join(folder, 'database'));
  const engine = await PGlite.create({ fs: files, extensions: { pg_trgm } });
  return async ({ text, values }) => (await engine.query<unknown[]>(text, values, { rowMode: 'array' })).rows;
}

async function serve(): Promise<void> {
  const settings = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as BareSettings;
  const send = await openDriver(settings);
  const answer = async (statements: Statement[], response: http.ServerResponse) => {
    const answers: Rows[] = [];
    // A list fetches one row more than a page has, to know whether there is a next page.
    for (const statement of statements) answers.push((await send(statement)).slice(0, PAGE_SIZE.default));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answers));
  };
  const server = http.createServer((request, response) => {
    const statements = settings.statements[request.url ?? ''];
    if (!statements) return void response.writeHead(404).end();
    answer(statements, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1', () =>
    console.log(`The bare server is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}

void serve();
