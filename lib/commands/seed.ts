import './load-env';
import './quiet-log';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database';
import { findSeedStaff, seedDemo } from '../server/seed/seed-demo';
import { hasForeignSellers, seedSellers } from '../server/seed/seed-sellers';
import { env } from '../server/env';
import { tellAndExit } from './tell-and-exit';

/** Number of sellers and of history entries for each: a million in all. */
const SCALES = { '2k': [2_000, 1], '200k': [200_000, 5], '1m': [1_000_000, 1] } as const;

const USAGE = `Fills the configured database with generated markets and sellers, the same every time.
With the embedded engine, stop the server first. Interrupted, it goes on where it was.

  npm run seed -- --scale ${Object.keys(SCALES).join('|')}`;

function refuse(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(1);
}

const isScale = (name: string | undefined): name is keyof typeof SCALES => name !== undefined && name in SCALES;

const showProgress = (count: number) => {
  const started = performance.now();
  let shown = 0;
  return (done: number) => {
    const now = performance.now();
    if (now - shown < 1000 && done < count) return;
    shown = now;
    const text = `${done.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')} sellers, ${Math.round((now - started) / 1000)} s`;
    if (process.stderr.isTTY) process.stderr.write(`\r${text}${done === count ? '\n' : ''}`);
    else console.error(text);
  };
};

async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  const { scale } = values;
  if (!isScale(scale)) refuse(scale ? `There is no scale ${scale}.` : 'The scale is missing.');
  const [count, auditEach] = SCALES[scale];

  const database = await openDatabase(env());
  try {
    await seedDemo();
    const staff = await findSeedStaff();
    if (!staff) refuse('This database has people of its own. Generated data goes into an empty one.');
    if (await hasForeignSellers()) refuse('This database has sellers of its own. Generated ones go into an empty one.');
    await seedSellers({ count, staff, auditEach, onProgress: showProgress(count) });
    console.log(`The database has ${count.toLocaleString('en-IN')} generated sellers.`);
  } finally {
    await database.close();
  }
}

seed().catch(tellAndExit);
