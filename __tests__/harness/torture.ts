import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import { parseArgs } from 'node:util';
import { withPostgres } from './bench/bench-postgres';
import { withFolder } from './bench/processes';
import { undoAll } from './bench/undo';
import { build } from '@/lib/commands/build';
import { CommandRefused, tellAndExit } from '@/lib/commands/tell-and-exit';
import { tellReopening } from './torture/judge-run';
import { runTorture, type TortureResult } from './torture/run-torture';

const USAGE = `Kills a real server in the middle of writes and checks that nothing it said yes to is lost or done twice.

  npm run torture                       10 rounds with seed 1, on the embedded engine
  npm run torture -- 200 7              so many rounds, with this seed
  npm run torture -- 5 1 --planted      tells the checker lies and breaks tables, and says whether it noticed each

Kills come while connections are cut and holds run out; on the embedded engine the disk is full in some rounds. With
TEST_DATABASE_URL on PostgreSQL as well, now and then with two servers; with TORTURE_PG_CTL, a command that restarts
PostgreSQL at once, that happens in the middle too. --engine embedded or --engine postgresql for one of the two.`;

const ENGINES = ['embedded', 'postgresql'];

const say = (text: string) => console.log(text);

function tell(engine: string, result: TortureResult): boolean {
  const { rounds, writes, acknowledged, lateSaves, reopened, seconds, findings, planted, missed } = result;
  const kinds = [...acknowledged].map(([kind, count]) => `${kind} ${count}`).join(', ');
  say(`${engine}: ${rounds} kills, ${writes} acknowledged writes, ${(seconds / rounds).toFixed(1)} s a round.`);
  say(`${engine}: ${kinds}; saves that came too late and were refused ${lateSaves}.`);
  say(`${engine}: ${tellReopening(reopened)}.`);
  say(`${engine}: ${findings.length} findings.`);
  if (planted > 0) say(`${engine}: ${planted} violations were planted; ${planted - missed.length} were noticed.`);
  for (const what of missed) say(`Not noticed: ${what}`);
  return findings.length === 0 && missed.length === 0;
}

async function torture(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { planted: { type: 'boolean', default: false }, engine: { type: 'string' } },
  });
  const [rounds = 10, seed = 1] = positionals.map(Number);
  const isMeant = [rounds, seed].every(Number.isInteger) && rounds >= 1 && positionals.length <= 2;
  if (!isMeant || (values.engine && !ENGINES.includes(values.engine))) throw new CommandRefused(USAGE);
  await build(() => console.error('Building the app (about a minute) …'));
  const options = { rounds, seed, isPlanted: values.planted, say };
  const run = (engine: string, databaseUrl?: string, restartPostgres?: string) =>
    withFolder(async (folder) => tell(engine, await runTorture({ ...options, folder, databaseUrl, restartPostgres })));
  const embedded = values.engine === 'postgresql' || (await run('Embedded engine'));
  if (values.engine === 'embedded') return embedded;
  const server = await withPostgres((url) => run('PostgreSQL', url, process.env.TORTURE_PG_CTL));
  return embedded && (server ?? values.engine !== 'postgresql');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

torture().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => undoAll().finally(() => tellAndExit(error)),
);
