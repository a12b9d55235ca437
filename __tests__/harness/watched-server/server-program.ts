import '@/lib/commands/load-env';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { QUIET, seedDemoOf } from '@/lib/server/seed/seed-demo';
import { database } from '@/lib/server/db/database';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serve } from '@/lib/commands/serve';
import { tellAndExit } from '@/lib/commands/tell-and-exit';
import { SmallDisk } from './small-disk';

/**
 * The real server with demo data and an IPC channel that no network reaches: its parent process may query the tables
 * and reset the demo people. The product does not know about it.
 */
export type Ask =
  | { ask: 'start' }
  | { ask: 'xid' }
  | { ask: 'tables' }
  | { ask: 'mend' }
  | { ask: 'work' }
  /** Free bytes on its disk; null for unlimited. */
  | { ask: 'disk'; bytes: number | null }
  /** Allocates this much memory and never frees it. */
  | { ask: 'leak'; bytes: number }
  | { ask: 'sql'; text: string; values: unknown[] };

/** Columns that any call may update. */
const RESTLESS: Record<string, string> = { users: 'last_seen_at', sessions: 'last_used_at' };

const query = (text: string, values: unknown[] = []) => database().pool.query(text, values);

/** Digest of a table, which changes with every inserted, deleted or updated row. */
const digestOf = (name: string) =>
  RESTLESS[name]
    ? `select '${name}' as name, sum(hashtextextended((to_jsonb(t) - '${RESTLESS[name]}')::text, 0)::numeric)::text as digest from ${name} t`
    : `select '${name}' as name, count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as digest from ${name}`;

async function tables(): Promise<Record<string, string>> {
  const names = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const { rows } = await query(names.rows.map(({ tablename }) => digestOf(tablename as string)).join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, String(digest)]));
}

/** Restores the demo people and their sessions to their state at the first call. */
async function mend(): Promise<void> {
  await query('create schema if not exists fuzz');
  for (const name of ['users', 'sessions'])
    await query(`create table if not exists fuzz.${name} as table public.${name}`);
  await query(`update users u set roles = f.roles, password_hash = f.password_hash, phone_number = f.phone_number,
    must_change_password = f.must_change_password, disabled_at = f.disabled_at, one_time_password_until = null
    from fuzz.users f where f.id = u.id`);
  await query(`update sessions s set ended_at = null, end_reason = null from fuzz.sessions f where f.id = s.id`);
  await query('delete from rate_limits');
}

async function work(): Promise<unknown[]> {
  const done = `select id from jobs where state = 'failed' or tries > 1`;
  const before = (await query(done)).rows.map(({ id }) => id as string);
  while (await workOnce(JOB_KINDS));
  const { rows } = await query(
    `select kind, input, failure, state from jobs where (state = 'failed' or tries > 1) and not id = any($1)`,
    [before],
  );
  await query(`update jobs set state = 'cancelled', ended_at = now() where state = 'queued'`);
  return rows;
}

/** Loads the code that Next.js would load for the first call, so that a started server responds at once. */
function preload(): void {
  const load = createRequire(import.meta.url);
  load('next/dist/server/next-server');
  const folder = path.resolve('.next/server/pages/api');
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/^(sellers|catalogs|catalog-groups|photos|uploads|imports|exports|files|bulk-changes)\b.*\.js$/.test(name))
      load(path.join(folder, name));
}

const disk = new SmallDisk();
const leaked: Buffer[] = [];

async function answer(asked: Ask): Promise<unknown> {
  if (asked.ask === 'start') return serve({ prepare: () => seedDemoOf(QUIET) }).catch(tellAndExit);
  if (asked.ask === 'xid')
    return (await query('select pg_snapshot_xmax(pg_current_snapshot())::text as xid')).rows[0].xid;
  if (asked.ask === 'tables') return tables();
  if (asked.ask === 'work') return work();
  if (asked.ask === 'mend') return mend();
  if (asked.ask === 'disk') return disk.leave(asked.bytes);
  if (asked.ask === 'leak') return leaked.push(Buffer.alloc(asked.bytes, 1));
  return (await query(asked.text, asked.values)).rows;
}

process.on('message', ({ id, ...asked }: Ask & { id: number }) => {
  answer(asked as Ask).then(
    (said) => process.send?.({ id, said }),
    (error: unknown) => process.send?.({ id, failed: String(error) }),
  );
});

// The parent is gone, so no process is left to end this one.
process.on('disconnect', () => process.exit(1));

preload();
