import './load-env';
import './quiet-log';
import fs from 'node:fs';
import os from 'node:os';
import { withPostgres } from './bench/bench-postgres';
import { isMet, toTable } from './bench/figures';
import { withFolder } from './bench/processes';
import { undoAll } from './bench/undo';
import { build } from './build';
import { runLoad } from './load/run-load';
import { CommandRefused, tellAndExit } from './tell-and-exit';

const USAGE = `Lets signed-in staff work in a realistic mix, then asks far too much. Needs TEST_DATABASE_URL.

  npm run load             200 people for 300 s
  npm run load -- 50 60    so many people for so many seconds`;

async function load(): Promise<boolean> {
  const given = process.argv.slice(2).map(Number);
  const [staff = 200, seconds = 300] = given;
  if (![staff, seconds].every((value) => Number.isInteger(value) && value > 0) || given.length > 2)
    throw new CommandRefused(USAGE);
  await build(() => console.error('Building the app (about a minute) …'));
  const sections = await withPostgres((databaseUrl) =>
    withFolder((folder) => runLoad({ folder, databaseUrl, staff, seconds })),
  );
  if (!sections) return false;
  for (const section of sections) console.log(`\n${toTable(section)}`);
  const machine = { node: process.version, processor: os.cpus()[0]?.model, cores: os.cpus().length };
  fs.writeFileSync('load.json', `${JSON.stringify({ at: new Date(), machine, sections }, null, 2)}\n`);
  return sections.every(({ figures }) => figures.every((figure) => isMet(figure) !== false));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

load().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => undoAll().finally(() => tellAndExit(error)),
);
