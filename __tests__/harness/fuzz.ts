import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import { parseArgs } from 'node:util';
import { withPostgres } from './bench/bench-postgres';
import { undoAll } from './bench/undo';
import { build } from '@/lib/commands/build';
import { withFolder } from './bench/processes';
import { withWatched } from './watched-server/watched-server';
import { type FuzzResult, runFuzz } from './fuzz/run-fuzz';
import { CommandRefused, tellAndExit } from '@/lib/commands/tell-and-exit';

const USAGE = `Throws bad input at every call of a real server with demo data, as every role and as nobody.

  npm run fuzz                        5,000 calls with seed 1, on the embedded engine
  npm run fuzz -- 50000 7             so many calls, with this seed
  npm run fuzz -- 5000 1 --planted    breaks answers on purpose and says whether each was noticed

With TEST_DATABASE_URL on PostgreSQL as well; --engine embedded or --engine postgresql for one of the two.`;

const ENGINES = ['embedded', 'postgresql'];

/** A story that never ran to its end reached nothing after the point where it was cut. */
const cutStories = ({ stories }: FuzzResult): string[] =>
  Object.entries(stories)
    .filter(([, { whole, cut }]) => whole === 0 && cut.length > 0)
    .map(([name, { cut }]) => `the story of ${name} was cut each time: ${cut[0]}`);

function tellCalls({ judged, seconds, operations, callers, stories }: FuzzResult): void {
  const { made, statuses, slowest, unjudged, accepted } = judged;
  const counted = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  console.log(`${made} calls in ${Math.round(seconds)} s, ${Math.round(made / seconds)} a second.`);
  console.log(
    `${operations} operations, ${callers} callers; ${accepted.calls} calls were accepted. ${counted.join(', ')}.`,
  );
  const whole = Object.values(stories).reduce((sum, story) => sum + story.whole, 0);
  console.log(
    `${Object.keys(stories).length} stories of calls that build on each other, told to the end ${whole} times.`,
  );
  const busy = unjudged > 0 ? ` ${unjudged} came late while nothing came early: the machine was busy.` : '';
  console.log(`The slowest answer took ${Math.round(slowest.took)} ms (${slowest.id}).${busy}`);
  console.log(`Never accepted: ${accepted.missing().join(', ') || 'none, each was once'}.`);
}

/** Findings of a run as lines; lines that start with a dash count. */
const findingsOf = (result: FuzzResult): string[] => [
  ...result.judged.findings.toLines(),
  ...result.judged.failedJobs.map((job) => `- a job failed on our side: ${job}`),
  ...result.judged.accepted.overdue(result.judged.made).map((id) => `- ${id} was never accepted in so many calls`),
  ...cutStories(result).map((what) => `- ${what}`),
];

/** Prints the findings. True when the result is as expected. */
function tell(engine: string, isPlanted: boolean, result: FuzzResult): boolean {
  console.log(`\n${engine}`);
  if (isPlanted) {
    const { planted, missed } = result;
    for (const what of missed) console.log(`Not noticed: ${what}`);
    console.log(`${planted} violations were planted; ${planted - missed.length} were noticed.`);
    return missed.length === 0;
  }
  tellCalls(result);
  const lines = findingsOf(result);
  for (const line of lines) console.log(line);
  const count = lines.filter((line) => line.startsWith('-')).length;
  console.log(`${count} findings.`);
  return count === 0;
}

async function fuzz(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { planted: { type: 'boolean', default: false }, engine: { type: 'string' } },
  });
  const { planted: isPlanted, engine } = values;
  const [calls = 5000, seed = 1] = positionals.map(Number);
  const isMeant = [calls, seed].every(Number.isInteger) && calls >= 1 && positionals.length <= 2;
  if (!isMeant || (engine && !ENGINES.includes(engine))) throw new CommandRefused(USAGE);
  await build(() => console.error('Building the app (about a minute) …'));
  const run = (name: string, databaseUrl?: string) =>
    withFolder((folder) =>
      withWatched({ folder, databaseUrl, hasWorker: false }, async (server) =>
        tell(name, isPlanted, await runFuzz(server, { calls, seed, isPlanted, folder })),
      ),
    );
  const embedded = engine === 'postgresql' || (await run('Embedded engine'));
  if (engine === 'embedded') return embedded;
  const server = await withPostgres((url) => run('PostgreSQL', url));
  return embedded && (server ?? engine !== 'postgresql');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

fuzz().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => undoAll().finally(() => tellAndExit(error)),
);
