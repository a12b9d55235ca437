import { orm, type Database } from '@/lib/server/db/database';
import { sellers } from '@/lib/server/db/schema/sellers';
import { suggestMerges } from '@/lib/server/across/merge-requests/suggest-service';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { addAdmin, withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, quantile, timed } from './statistics';

const SELLERS = Number(process.env.BENCH_SELLERS || 200_000);
/** As an idle worker takes them. */
const AT_A_TIME = 25;
const CHANGES = 200;

async function timesOn(engine: string, { pool }: Database): Promise<Figure[]> {
  const ids = (await orm().select({ id: sellers.id }).from(sellers)).map(({ id }) => id);
  let pairs = 0;
  const all = await timed(async () => {
    for (let from = 0; from < ids.length; from += AT_A_TIME)
      pairs += await suggestMerges('seller', ids.slice(from, from + AT_A_TIME));
  });
  const times: number[] = [];
  for (let nth = 0; nth < CHANGES; nth += 1) {
    const id = ids[Math.floor((nth * ids.length) / CHANGES)] ?? '';
    times.push((await timed(() => suggestMerges('seller', [id]))).ms);
  }
  const { rows } = await pool.query<{ keys: number }>('select count(*)::int as keys from merge_keys');
  return [
    {
      name: `${engine}, all sellers held against each other`,
      value: all.ms / 60_000,
      unit: 'min',
      goal: { atMost: 30 },
    },
    { name: `${engine}, keys of a seller`, value: (rows[0]?.keys ?? 0) / ids.length },
    { name: `${engine}, pairs suggested`, value: pairs },
    { name: `${engine}, one that changed: p50`, value: median(times), unit: 'ms', goal: { atMost: 50 } },
    { name: `${engine}, one that changed: p99`, value: quantile(times, 0.99), unit: 'ms', goal: { atMost: 50 } },
  ];
}

async function fill(database: Database, engine: string): Promise<Figure[]> {
  await addAdmin();
  await addSellers(SELLERS, 0);
  await database.pool.query('analyze');
  return timesOn(engine, database);
}

/** How long it takes to find who may be the same among very many sellers, and for one that changed. */
export const measureMergeSuggestions = async (): Promise<Section> => ({
  title: `Duplicates among ${SELLERS.toLocaleString('en-IN')} sellers`,
  figures: [
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => fill(database, 'embedded')))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => fill(database, 'PostgreSQL')),
    )),
  ],
});
