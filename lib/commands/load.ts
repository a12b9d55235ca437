import './load-env';
import './quiet-log';
import type { ChildProcess } from 'node:child_process';
import { type Figure, isMet, toTable } from './bench/figures';
import { withPostgres } from './bench/bench-postgres';
import { type Place, settings, signIn, withDatabase, withProcess } from './bench/bench-server';
import { withFolder, withProgram } from './bench/processes';
import { undoAll } from './bench/undo';
import { build } from './build';
import { Member } from './load/member';
import { fill, people } from './load/place';
import { type Call, isError, isGood, p99, table } from './load/recorder';
import { flood, recovery, type Weighed, workDay } from './load/work-day';

const USAGE = `Two hundred people at work on PostgreSQL, two web processes and a worker; then far too many calls.

  npm run load -- [minutes] [people]     5 minutes and 200 people when nothing is said

TEST_DATABASE_URL names the server; LOAD_ROWS how many sellers and catalogs there are (200000).`;

const [minutes = 5, count = 200] = process.argv.slice(2).map(Number);
const ROWS = Number(process.env.LOAD_ROWS || 200_000);
const FLOOD = { callers: 1000, seconds: 60 };
/** What is promised: milliseconds within which all but one of a hundred are answered, and seconds to recover. */
const LIMITS = { read: 500, write: 800, recovery: 10, growth: 1.1 };
const TOGETHER = 8;

/** Signs everybody in, half at each address. */
async function membersOf(origins: string[], staff: ReturnType<typeof people>, note: (call: Call) => void) {
  const started = performance.now();
  const members: Member[] = [];
  for (let first = 0; first < staff.length; first += TOGETHER)
    members.push(
      ...(await Promise.all(
        staff.slice(first, first + TOGETHER).map(async (person, index) => {
          const origin = origins[(first + index) % origins.length] ?? '';
          const { apiInfo } = await signIn(origin, person);
          return new Member(origin, apiInfo, person.roles[0], note, started);
        }),
      )),
    );
  return members;
}

/** How much more memory a process had at the end than in the middle. */
const growth = ({ name, megabytes }: Weighed): Figure => {
  const third = Math.ceil(megabytes.length / 3);
  const [middle, last] = [megabytes.slice(third, 2 * third), megabytes.slice(2 * third)].map((part) =>
    Math.max(...part),
  );
  return {
    name: `${name}: most memory in the last third, in the middle third = 1`,
    value: (last ?? NaN) / (middle ?? NaN),
    unit: '×',
    goal: { atMost: LIMITS.growth },
  };
};

async function run(origins: string[], processes: Record<string, ChildProcess>, staff: ReturnType<typeof people>) {
  const calls: Call[] = [];
  const members = await membersOf(origins, staff, (call) => calls.push(call));
  console.error(`${members.length} people work for ${minutes} minutes …`);
  const weighed = await workDay(members, minutes * 60, processes);
  const day = calls.splice(0);
  console.log(`\n${table(day)}\n`);
  console.error(`${FLOOD.callers} callers for ${FLOOD.seconds} s …`);
  await flood(members, FLOOD.callers, FLOOD.seconds);
  const flooded = calls.splice(0);
  const seconds = members[0] ? await recovery(members[0], 60) : NaN;
  console.log(`${table([...flooded, ...calls])}\n`);
  const figures: Figure[] = [
    { name: 'calls of the day', value: day.length },
    { name: 'not answered well', value: day.filter((call) => !isGood(call)).length, goal: { is: 0 } },
    {
      name: 'reads, p99',
      value: p99(day.filter(({ isWrite }) => !isWrite)),
      unit: 'ms',
      goal: { atMost: LIMITS.read },
    },
    {
      name: 'writes, p99',
      value: p99(day.filter(({ isWrite }) => isWrite)),
      unit: 'ms',
      goal: { atMost: LIMITS.write },
    },
    ...weighed.map(growth),
    { name: 'calls of the flood', value: flooded.length },
    { name: 'neither answered nor told when to come again', value: flooded.filter(isError).length, goal: { is: 0 } },
    { name: 'answered in good time again after', value: seconds, unit: 's', goal: { atMost: LIMITS.recovery } },
    {
      name: 'processes that died',
      value: Object.values(processes).filter(({ exitCode, signalCode }) => exitCode !== null || signalCode).length,
      goal: { is: 0 },
    },
  ];
  console.log(toTable({ title: `${staff.length} people at work`, figures }));
  return figures.every((figure) => isMet(figure) !== false);
}

const withWorker = <Result>(place: Place, work: (child: ChildProcess) => Promise<Result>) =>
  withProgram(
    {
      file: process.execPath,
      args: ['--import', 'tsx', 'lib/commands/worker.ts'],
      env: { ...settings(place), NODE_ENV: 'production', LOG_LEVEL: 'info' },
      ready: /(the worker is ready)/,
    },
    (_said, child) => work(child),
  );

async function load(): Promise<boolean> {
  if (!Number.isFinite(minutes) || !Number.isInteger(count) || minutes <= 0 || count <= 0) {
    console.error(USAGE);
    return false;
  }
  await build();
  const staff = people(count);
  process.env.WORKER = 'no';
  const isGood = await withPostgres((databaseUrl) =>
    withFolder(async (folder) => {
      const place = { folder, databaseUrl };
      await withDatabase(place, (database) => fill(database, staff, ROWS));
      return withProcess(place, (first, one) =>
        withProcess(place, (second, two) =>
          withWorker(place, (worker) => run([first, second], { 'web 1': one, 'web 2': two, worker }, staff)),
        ),
      );
    }),
  );
  return isGood ?? false;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undoAll().finally(() => process.exit(130)));

load().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  async (error: unknown) => {
    console.error(error);
    await undoAll();
    process.exit(1);
  },
);
