import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { hasPostgres, NO_SERVER, withPostgres } from './bench/bench-postgres';
import { isMet, toTable } from './bench/figures';
import { withFolder } from './bench/processes';
import { undoAll } from './bench/undo';
import { build } from '@/lib/commands/build';
import { plantInLoad } from './load/planted-load';
import { runLoad } from './load/run-load';
import type { Place } from './load/site';
import { CommandRefused, tellAndExit } from '@/lib/commands/tell-and-exit';

const USAGE = `Lets signed-in staff work in a realistic mix, then asks far too much. Needs TEST_DATABASE_URL.

  npm run load                200 people for 300 s
  npm run load -- 50 60       so many people for so many seconds
  npm run load -- --planted   breaks what people meet, and says whether its figures show each

BENCH_SELLERS=2000 fills the database with so many sellers and catalogs instead of 200,000.`;

const onSite = <Result>(work: (place: Place) => Promise<Result>) =>
  withPostgres((databaseUrl) => withFolder((folder) => work({ folder, databaseUrl })));

async function planted(): Promise<boolean> {
  const result = await onSite((place) => plantInLoad(place, (text) => console.log(text)));
  if (!result) return false;
  for (const what of result.missed) console.log(`Not noticed: ${what}`);
  console.log(`${result.planted} violations were planted; ${result.noticed} were noticed.`);
  return result.missed.length === 0;
}

async function measured(staff: number, seconds: number): Promise<boolean> {
  const sections = await onSite((place) => runLoad({ ...place, staff, seconds }));
  if (!sections) return false;
  for (const section of sections) console.log(`\n${toTable(section)}`);
  const machine = { node: process.version, processor: os.cpus()[0]?.model, cores: os.cpus().length };
  fs.writeFileSync('load.json', `${JSON.stringify({ at: new Date(), machine, sections }, null, 2)}\n`);
  return sections.every(({ figures }) => figures.every((figure) => isMet(figure) !== false));
}

async function load(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { planted: { type: 'boolean', default: false } },
  });
  const [staff = 200, seconds = 300] = positionals.map(Number);
  const isMeant = [staff, seconds].every((value) => Number.isInteger(value) && value > 0);
  if (!hasPostgres()) throw new CommandRefused(NO_SERVER);
  if (!isMeant || positionals.length > (values.planted ? 0 : 2)) throw new CommandRefused(USAGE);
  await build(() => console.error('Building the app (about a minute) …'));
  return values.planted ? planted() : measured(staff, seconds);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

load().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => undoAll().finally(() => tellAndExit(error)),
);
