import { orm, type Database } from '@/lib/server/db/database';
import { sellers } from '@/lib/server/db/schema/sellers';
import { suggestAtRest, suggestMerges } from '@/lib/server/across/merge-requests/suggest-service';
import { tidyAtRest } from '@/lib/server/background/tidy';
import { pieceOfRest } from '@/lib/server/platform/jobs/at-rest';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { addAdmin, withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, quantile, timed } from './statistics';

const SELLERS = Number(process.env.BENCH_SELLERS || 200_000);
const CHANGES = 200;
const LOOKS_SHOWN = 20;

const HELD = "select count(*)::int as n from merge_subjects where kind = 'seller'";

/** Runs like an idle worker. Returns the duration in milliseconds. */
async function holdAll({ pool }: Database): Promise<number> {
  const began = performance.now();
  for (let look = 1; ; look += 1) {
    await tidyAtRest();
    await suggestAtRest(pieceOfRest(() => false));
    if (look % LOOKS_SHOWN !== 0) continue;
    const { rows } = await pool.query<{ n: number }>(HELD);
    const ms = performance.now() - began;
    console.error(`  ${rows[0]?.n} held, ${Math.round(ms / 1000)} s`);
    if ((rows[0]?.n ?? 0) >= SELLERS) return ms;
  }
}

async function timesOn(engine: string, database: Database): Promise<Figure[]> {
  const { pool } = database;
  const ms = await holdAll(database);
  const ids = (await orm().select({ id: sellers.id }).from(sellers)).map(({ id }) => id);
  const times: number[] = [];
  for (let nth = 0; nth < CHANGES; nth += 1) {
    const id = ids[Math.floor((nth * ids.length) / CHANGES)] ?? '';
    times.push((await timed(() => suggestMerges('seller', [id]))).ms);
  }
  const { rows } = await pool.query<{ keys: number; pairs: number }>(
    'select count(*)::int as keys, (select count(*)::int from merge_requests) as pairs from merge_keys',
  );
  return [
    {
      name: `${engine}, all sellers held against each other`,
      value: ms / 60_000,
      unit: 'min',
      goal: { atMost: 30 },
    },
    { name: `${engine}, keys of a seller`, value: (rows[0]?.keys ?? 0) / ids.length },
    { name: `${engine}, pairs suggested`, value: rows[0]?.pairs ?? 0 },
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

/** Time to find duplicate candidates among very many sellers, and for a single changed seller. */
export const measureMergeSuggestions = async (): Promise<Section> => ({
  title: `Duplicates among ${SELLERS.toLocaleString('en-IN')} sellers`,
  figures: [
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => fill(database, 'embedded')))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => fill(database, 'PostgreSQL')),
    )),
  ],
});
