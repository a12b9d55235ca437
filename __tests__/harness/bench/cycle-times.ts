import { cycleProgress, listCycles } from '@/lib/server/areas/cycles/service';
import { stuckIn } from '@/lib/server/areas/cycles/work-service';
import type { Database } from '@/lib/server/db/database';
import { forecastEnd } from '@/lib/domain/cycles/forecast';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { Random } from '@/lib/server/seed/random';
import { WORK_KINDS, type WorkKind, workHistory } from './work-histories';
import { addCatalogs } from './bench-catalogs';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { addAdmin, withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, timed } from './statistics';

const EVENTS = Number(process.env.BENCH_ROWS || 200_000);
const ROUNDS = 15;
const HISTORIES = 4000;

const FILL = [
  `insert into cycles (id, name, first_day, last_day, targets, responsible_id, status, status_changed_at, created_at)
   select gen_random_uuid(), 'Diwali', to_char(now() - interval '20 days', 'YYYY-MM-DD'),
     to_char(now() + interval '9 days', 'YYYY-MM-DD'), '{}', id, 'active', now(), now()
   from (select id from users order by id limit 1) u`,
  'insert into cycle_markets (cycle_id, market_id, status) select c.id, m.id, c.status from cycles c, markets m',
  `insert into cycle_days (market_id, day, cycle_id)
   select m.market_id, to_char(now() + n * interval '1 day', 'YYYY-MM-DD'), m.cycle_id
   from cycle_markets m, generate_series(-20, 9) as n`,
  `insert into cycle_events (cycle_id, stage, subject_id, market_id, seller_id, actor_id, day, at, amount)
   select c.id, (array['came_in', 'tagged', 'reviewed', 'live'])[1 + n % 4], gen_random_uuid(), s.market_id, s.id, u.id,
     to_char(now() - (n % 21) * interval '1 day', 'YYYY-MM-DD'), now(), 1
   from cycles c, generate_series(1, $1::int) as n
   join (select id, market_id, row_number() over (order by id) - 1 as at, count(*) over () as all
         from sellers where market_id is not null) s on s.at = n % s.all
   join (select id, row_number() over (order by id) - 1 as at, count(*) over () as all from users) u on u.at = n % u.all`,
  'analyze cycle_events',
];

async function timesOn(engine: string, { pool }: Database): Promise<Figure[]> {
  for (const statement of FILL) await pool.query(statement, statement.includes('$1') ? [EVENTS] : []);
  const { rows } = await pool.query<{ id: string }>('select id from cycles');
  const id = rows[0]?.id ?? '';
  const asked: Record<string, () => Promise<unknown>> = {
    progress: () => cycleProgress(id),
    'what is in the way': () => stuckIn(id),
    'the list': () => listCycles({ sort: '-firstDay', limit: 50 }),
  };
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(ask)).ms);
    figures.push({ name: `${engine}, ${name}: p50`, value: median(times), unit: 'ms' });
  }
  return figures;
}

/** The share of histories of this many days whose end was within the forecast. */
function shareHeld(kind: WorkKind, days: number): number {
  const random = new Random(days);
  let held = 0;
  for (let nth = 0; nth < HISTORIES; nth += 1) {
    const { pace, daysLeft, truth } = workHistory(kind, days, random);
    const range = forecastEnd(0, daysLeft, pace);
    if (range && range.low <= truth && truth <= range.high) held += 1;
  }
  return (100 * held) / HISTORIES;
}

const forecastFigures = (): Figure[] =>
  WORK_KINDS.flatMap((kind) =>
    [7, 14, 28].map((days) => ({
      name: `forecast holds the truth of ${kind} work after ${days} days`,
      value: shareHeld(kind, days),
      unit: '%',
      goal: { atLeast: 80 },
    })),
  );

async function fill(database: Database, engine: string): Promise<Figure[]> {
  await addAdmin();
  await loadTaxonomy();
  await addSellers(400, 0);
  await addCatalogs(database, 10_000);
  return timesOn(engine, database);
}

/** The page of a cycle with many stamps, and the accuracy of its forecast. */
export const measureCycles = async (): Promise<Section> => ({
  title: `A cycle with ${EVENTS.toLocaleString('en-IN')} stamps`,
  figures: [
    ...forecastFigures(),
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => fill(database, 'embedded')))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => fill(database, 'PostgreSQL')),
    )),
  ],
});
