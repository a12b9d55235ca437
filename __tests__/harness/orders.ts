import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import { parseArgs } from 'node:util';
import { CommandRefused, tellAndExit } from '@/lib/commands/tell-and-exit';
import { withPostgres } from './bench/bench-postgres';
import { withFolder } from './bench/processes';
import { undoAll } from './bench/undo';
import { killPlacing } from './orders/kill-placing';
import { liveHistories } from './orders/live-histories';
import { placeForEver } from './orders/place-for-ever';
import { raceOn } from './orders/race-on';

const USAGE = `Lives through random orders and looks for pieces and paise that do not add up.

  node lib/commands/run.mjs __tests__/harness/orders.ts histories 100000 7   so many histories by the rules alone
  node lib/commands/run.mjs __tests__/harness/orders.ts race 2000 7          16 people at one part, so many times
  node lib/commands/run.mjs __tests__/harness/orders.ts kill 50 7            ends whoever places an order, so often

The last two run on the embedded engine, and with TEST_DATABASE_URL on PostgreSQL as well; on one of them alone with
--engine embedded or --engine postgresql.`;

type Found = { said: string; flaws: string[] };
type OnEngine = (place: { folder: string; databaseUrl?: string }, times: number, seed: number) => Promise<Found>;

function tell({ said, flaws }: Found): boolean {
  console.log(said);
  for (const flaw of flaws.slice(0, 20)) console.log(`  ${flaw}`);
  return flaws.length === 0;
}

type Engine = 'embedded' | 'postgresql';

const isEngine = (name: string): name is Engine => ['embedded', 'postgresql'].includes(name);

/** On the named engine, or on both. */
async function onEngines(run: OnEngine, { times, seed, only }: { times: number; seed: number; only?: Engine }) {
  const embedded =
    only === 'postgresql' || (await withFolder(async (folder) => tell(await run({ folder }, times, seed))));
  if (only === 'embedded') return embedded;
  const server = await withPostgres(async (databaseUrl) =>
    withFolder(async (folder) => tell(await run({ folder, databaseUrl }, times, seed))),
  );
  return embedded && (only === 'postgresql' ? server === true : server !== false);
}

async function orders(): Promise<boolean> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { engine: { type: 'string' } } });
  const only = values.engine;
  const [what, ...numbers] = positionals;
  if (what === 'placing') return placeForEver();
  const [times = Number.NaN, seed = 1] = numbers.map(Number);
  if (!Number.isInteger(times) || !Number.isInteger(seed) || times < 1) throw new CommandRefused(USAGE);
  if (only !== undefined && !isEngine(only)) throw new CommandRefused(USAGE);
  if (what === 'histories') return tell(liveHistories(times, seed));
  if (what === 'race') return onEngines(raceOn, { times, seed, only });
  if (what === 'kill') return onEngines(killPlacing, { times, seed, only });
  throw new CommandRefused(USAGE);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

orders().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => undoAll().finally(() => tellAndExit(error)),
);
