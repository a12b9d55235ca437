import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Random } from '@/lib/server/seed/random';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { addAdmin, type Place, withDatabase } from './bench-server';
import type { ClosingNews } from './closing-program';
import { type ClosingState, LEFTOVERS, readClosing } from './closing-state';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';

const KILLS = Number(process.env.BENCH_KILLS || 50);

const ADMIN_ROW = '(select id from users order by id limit 1) u';

/** A closing cycle in every market, unfinished uploads of three kinds, and some that went live while it was active. */
const FILL = [
  `insert into cycles (id, name, first_day, last_day, targets, responsible_id, status, status_changed_at, created_at)
   select gen_random_uuid(), 'Diwali', '2026-11-01', '2026-11-10', '{}', id, 'closing', now(), now() from users limit 1`,
  `insert into cycle_markets (cycle_id, market_id, status) select c.id, m.id, c.status from cycles c, markets m`,
  `insert into uploads (id, kind, source, seller_id, uploaded_by_id, editor_id, status, status_changed_at, created_at)
   select gen_random_uuid(), 'catalog', 'whatsapp', (select id from sellers where market_id is not null order by id limit 1),
     u.id, case when n % 3 < 2 then u.id end, case when n % 3 < 2 then 'assigned' else 'open' end, now(),
     now() - case when n % 3 = 0 then interval '20 days' else interval '1 day' end
   from ${ADMIN_ROW}, generate_series(1, ${LEFTOVERS}) as n`,
  `insert into catalogs (id, upload_id, seller_id, status_changed_at, created_at)
   select gen_random_uuid(), id, seller_id, now(), now() from uploads`,
  `insert into cycle_events (cycle_id, stage, subject_id, market_id, seller_id, actor_id, day, at, amount)
   select c.id, 'live', gen_random_uuid(), m.market_id, s.id, u.id, '2026-11-02', now(), 1
   from cycles c, (select market_id from cycle_markets limit 1) m, (select id from sellers limit 1) s, ${ADMIN_ROW},
     generate_series(1, 2000)`,
  `insert into audit_entries (id, actor_id, action, entity, subject_id, changes, at)
   select gen_random_uuid(), actor_id, 'catalogs.status-changed', 'catalogs', subject_id,
     '{"status": {"before": "in_review", "after": "live"}}', at from cycle_events`,
];

const fill = (place: Place) =>
  withDatabase(place, async ({ pool }) => {
    await addAdmin();
    await addSellers(50, 0);
    for (const statement of FILL) await pool.query(statement);
  });

interface Killed {
  found: ClosingState;
  /** Duration of a closing that was not killed. */
  took: number | null;
}

/** Starts the closing program and kills it at a random moment. */
async function killOnce(place: Place, random: Random, latest: number): Promise<Killed> {
  const child = fork('__tests__/harness/bench/closing-program.ts', [JSON.stringify(place)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ found }] = (await once(child, 'message')) as [{ found: ClosingState }];
  let took: number | null = null;
  child.on('message', (news: ClosingNews) => {
    if ('closed' in news) took = news.closed;
  });
  await once(child, 'message');
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), random.below(Math.max(1, Math.round(latest))));
  await ended;
  clearTimeout(timer);
  return { found, took };
}

async function killOften(engine: string, place: Place): Promise<Figure[]> {
  await fill(place);
  const random = new Random(27);
  const states = { closing: 0, closed: 0 };
  const problems = new Set<string>();
  const times: number[] = [];
  let latest = 3000;
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const { found, took } = await killOnce(place, random, latest);
    if (took !== null) times.push(took);
    // About as long as an undo and a closing take, so that kills hit every part of them.
    if (times.length > 0) latest = 2.5 * Math.min(...times);
    if (kill > 0) states[found.status] += 1;
    for (const problem of found.problems) problems.add(problem);
  }
  const last = await withDatabase(place, readClosing);
  for (const problem of [...problems, ...last.problems]) console.error(`${engine}: ${problem}`);
  return [
    { name: `${engine}: kills of ${KILLS} in the middle that left it as it was`, value: states.closing },
    { name: `${engine}: kills after which it was closed`, value: states.closed },
    { name: `${engine}: half done, or numbers other than the audit’s`, value: problems.size, goal: { is: 0 } },
  ];
}

/** Kills the process that closes a cycle repeatedly and looks for partial results. */
export const measureClosingKills = async (): Promise<Section> => ({
  title: `Closing a cycle with ${LEFTOVERS} unfinished uploads, killed ${KILLS} times`,
  figures: [
    ...(await withFolder((folder) => killOften('embedded', { folder }))),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => killOften('PostgreSQL', { folder, databaseUrl })))),
  ],
});
