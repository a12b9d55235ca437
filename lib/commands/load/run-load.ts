import { DEMO_USERS } from '../../server/db/seed/demo-users';
import { Random } from '../../server/db/seed/random';
import { signIn } from '../bench/bench-server';
import type { Section } from '../bench/figures';
import { withProgram } from '../bench/processes';
import { quantile } from '../bench/statistics';
import { withWatched, type WatchedServer } from '../watched-server/watched-server';
import { loginFlood, overload } from './floods';
import { slowClients } from './slow-clients';
import type { Member, Timed } from './staff-day';
import { watchMemory, type Weighed } from './watch-memory';
import { workFor } from './work-for';

export interface LoadOptions {
  folder: string;
  databaseUrl: string;
  staff: number;
  seconds: number;
}

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

const failed = ({ status }: Timed) => status === 0 || status >= 500 || status === 429;
const timesOf = (timed: Timed[], kind: Timed['kind']) => timed.filter((one) => one.kind === kind).map(({ ms }) => ms);

interface Processes {
  servers: WatchedServer[];
  weighed: Weighed[];
  /** How many of them are gone. */
  ended: () => number;
}

async function workDay(members: Member[], { weighed, ended }: Processes, seconds: number): Promise<Section> {
  const { result: timed, figures: memory } = await watchMemory(weighed, () => workFor(members, seconds, 3000));
  return {
    title: `${members.length} people for ${seconds} s, two web processes, one worker, PostgreSQL`,
    figures: [
      { name: 'calls', value: timed.length },
      { name: 'calls a second', value: timed.length / seconds, unit: '/s' },
      { name: 'errors', value: timed.filter(failed).length, goal: { is: 0 } },
      { name: 'reads, median', value: quantile(timesOf(timed, 'read'), 0.5), unit: 'ms' },
      { name: 'reads, p99', value: quantile(timesOf(timed, 'read'), 0.99), unit: 'ms', goal: { atMost: 500 } },
      { name: 'writes, median', value: quantile(timesOf(timed, 'write'), 0.5), unit: 'ms' },
      { name: 'writes, p99', value: quantile(timesOf(timed, 'write'), 0.99), unit: 'ms', goal: { atMost: 800 } },
      { name: 'processes that ended', value: ended(), goal: { is: 0 } },
      ...memory,
    ],
  };
}

async function measure(processes: Processes, { staff, seconds }: LoadOptions): Promise<Section[]> {
  const { servers, ended } = processes;
  const members = await signStaffIn(servers, staff);
  await workFor(members, Math.min(20, seconds), 2000);
  const day = await workDay(members, processes, seconds);
  return [day, await overload(members, ended), await loginFlood(members, ended), await slowClients(members, ended)];
}

/** A day's work of many people in a few minutes, and then too much of it. */
export function runLoad(options: LoadOptions): Promise<Section[]> {
  const { folder, databaseUrl } = options;
  const place = { folder, databaseUrl, hasWorker: false };
  const program = {
    file: process.execPath,
    args: ['--import', 'tsx', 'lib/commands/worker.ts'],
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', NODE_ENV: 'production' },
    ready: /the worker is ready/,
  };
  return withWatched(place, (first) =>
    withWatched(place, (second) =>
      withProgram(program, (_, worker) => {
        const servers = [first, second];
        const weighed = [
          { name: 'web process 1', pid: first.pid },
          { name: 'web process 2', pid: second.pid },
          { name: 'the worker', pid: worker.pid },
        ];
        const ended = () =>
          servers.filter((server) => !server.isAlive()).length +
          Number((worker.exitCode ?? worker.signalCode) !== null);
        return measure({ servers, weighed, ended }, options);
      }),
    ),
  );
}
