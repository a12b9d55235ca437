import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_USERS } from '../../server/db/seed/demo-users';
import { Random } from '../../server/db/seed/random';
import { signIn } from '../bench/bench-server';
import type { Section } from '../bench/figures';
import { memoryOf, withProgram } from '../bench/processes';
import { quantile } from '../bench/statistics';
import { withWatched, type WatchedServer } from '../watched-server/watched-server';
import { doSomething, type Member, type Timed } from './staff-day';

export interface LoadOptions {
  folder: string;
  databaseUrl: string;
  staff: number;
  seconds: number;
}

const OVERLOAD_SECONDS = 30;
/** Members for whom each one stands in the overload, who also never pause to think. */
const OVERLOAD_TIMES = 2;

async function signStaffIn(servers: WatchedServer[], staff: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < staff; index += 1) {
    const person = DEMO_USERS[index % DEMO_USERS.length];
    const { origin } = servers[index % servers.length] ?? {};
    if (!person || !origin) continue;
    const { apiInfo } = await signIn(origin, person);
    members.push({ origin, token: apiInfo.accessToken, roles: person.roles, random: new Random(index) });
  }
  return members;
}

/** Lets everybody work for so long; between two deeds they think for so many milliseconds on average. */
async function workFor(members: Member[], seconds: number, thinking: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  const end = Date.now() + seconds * 1000;
  const work = async (member: Member) => {
    await pause(member.random.below(thinking + 1));
    while (Date.now() < end) {
      await doSomething(member, (one) => timed.push(one));
      if (thinking > 0) await pause(thinking / 2 + member.random.below(thinking));
    }
  };
  await Promise.all(members.map(work));
  return timed;
}

const failed = ({ status }: Timed) => status === 0 || status >= 500;
/** Being told to come again later is no failure of a server that has too much to do. */
const failedUnderLoad = (one: Timed) => failed(one) && !(one.status === 503 && one.saysWhen);
const timesOf = (timed: Timed[], kind: Timed['kind']) => timed.filter((one) => one.kind === kind).map(({ ms }) => ms);

/** How long it takes, after too much was asked, until an ordinary call is quick again. */
async function recovery([member]: Member[]): Promise<number> {
  const started = performance.now();
  while (member && performance.now() - started < 60_000) {
    const seen: Timed[] = [];
    await doSomething(member, (one) => seen.push(one));
    if (seen.every((one) => !failed(one) && one.ms < 500)) break;
  }
  return (performance.now() - started) / 1000;
}

async function measure(servers: WatchedServer[], { staff, seconds }: LoadOptions): Promise<Section[]> {
  const weigh = () => Promise.all(servers.map(memoryOf));
  const members = await signStaffIn(servers, staff);
  await workFor(members, Math.min(20, seconds), 2000);
  const before = await weigh();
  const timed = await workFor(members, seconds, 3000);
  const after = await weigh();
  const crowd = Array.from({ length: OVERLOAD_TIMES }, () => members).flat();
  const flooded = await workFor(crowd, OVERLOAD_SECONDS, 0);
  const recovered = await recovery(members);
  const shed = flooded.filter(({ status }) => status === 429 || status === 503).length;
  return [
    {
      title: `${staff} people for ${seconds} s, two web processes, one worker, PostgreSQL`,
      figures: [
        { name: 'calls', value: timed.length },
        { name: 'calls a second', value: timed.length / seconds, unit: '/s' },
        { name: 'errors', value: timed.filter(failed).length, goal: { is: 0 } },
        { name: 'reads, median', value: quantile(timesOf(timed, 'read'), 0.5), unit: 'ms' },
        { name: 'reads, p99', value: quantile(timesOf(timed, 'read'), 0.99), unit: 'ms', goal: { atMost: 500 } },
        { name: 'writes, median', value: quantile(timesOf(timed, 'write'), 0.5), unit: 'ms' },
        { name: 'writes, p99', value: quantile(timesOf(timed, 'write'), 0.99), unit: 'ms', goal: { atMost: 800 } },
        ...servers.flatMap((_, index) => [
          { name: `memory of web process ${index + 1} before`, value: before[index] ?? NaN, unit: 'MB' },
          { name: `memory of web process ${index + 1} after`, value: after[index] ?? NaN, unit: 'MB' },
        ]),
      ],
    },
    {
      title: `${crowd.length} at once who never pause, for ${OVERLOAD_SECONDS} s`,
      figures: [
        { name: 'calls a second', value: flooded.length / OVERLOAD_SECONDS, unit: '/s' },
        { name: 'told to come again later', value: shed },
        { name: 'errors', value: flooded.filter(failedUnderLoad).length, goal: { is: 0 } },
        {
          name: 'all calls, p99',
          value: quantile(
            flooded.map(({ ms }) => ms),
            0.99,
          ),
          unit: 'ms',
        },
        { name: 'quick again after', value: recovered, unit: 's', goal: { atMost: 10 } },
      ],
    },
  ];
}

/** A day's work of many people in a few minutes, and then too much of it. */
export function runLoad(options: LoadOptions): Promise<Section[]> {
  const { folder, databaseUrl } = options;
  const place = { folder, databaseUrl, hasWorker: false };
  const worker = {
    file: process.execPath,
    args: ['--import', 'tsx', 'lib/commands/worker.ts'],
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', NODE_ENV: 'production' },
    ready: /the worker is ready/,
  };
  return withWatched(place, (first) =>
    withWatched(place, (second) => withProgram(worker, () => measure([first, second], options))),
  );
}
