import { setTimeout as pause } from 'node:timers/promises';
import { authApi } from '@/lib/contracts/auth';
import { Random } from '../../server/db/seed/random';
import { postJson } from '../bench/bench-server';
import type { Figure, Section } from '../bench/figures';
import { quantile } from '../bench/statistics';
import { doSomething, type Member, type Timed } from './staff-day';
import { workFor } from './work-for';

const OVERLOAD_SECONDS = 60;
/** As many times the staff, of whom nobody stops to think. */
const OVERLOAD_TIMES = 10;
/** More than the calls that two processes work on at once. */
const LOGINS_AT_ONCE = 300;
const LOGIN_SECONDS = 15;
const RECOVERED_WITHIN = 60_000;

/** Being told to come again later is no failure of a server that has too much to do. */
const isLater = ({ status, saysWhen }: Timed) => (status === 503 || status === 429) && saysWhen;
const isFailed = (one: Timed) => (one.status === 0 || one.status >= 500 || one.status === 429) && !isLater(one);
const p99 = (timed: readonly Timed[]) =>
  quantile(
    timed.map(({ ms }) => ms),
    0.99,
  );

/** How long it takes, after too much was asked, until ten ordinary deeds in a row are quick again. */
async function recovery(members: readonly Member[]): Promise<number> {
  const started = performance.now();
  let inARow = 0;
  let recovered = 0;
  while (inARow < 10 && performance.now() - started < RECOVERED_WITHIN) {
    const seen: Timed[] = [];
    const begun = performance.now();
    await doSomething(members[inARow % members.length] as Member, (one) => seen.push(one));
    const isQuick = seen.every((one) => !isFailed(one) && !isLater(one) && one.ms < 500);
    if (inARow === 0) recovered = begun - started;
    inARow = isQuick ? inARow + 1 : 0;
  }
  return (inARow < 10 ? RECOVERED_WITHIN : recovered) / 1000;
}

export async function overload(
  members: readonly Member[],
  ended: () => number,
  seconds = OVERLOAD_SECONDS,
): Promise<Section> {
  const crowd = Array.from({ length: OVERLOAD_TIMES }, () => members).flat();
  const timed = await workFor(crowd, seconds, 0);
  const recovered = await recovery(members);
  const count = (isOne: (one: Timed) => boolean) => timed.filter(isOne).length;
  const figures: Figure[] = [
    { name: 'calls a second', value: timed.length / seconds, unit: '/s' },
    { name: 'done', value: count(({ status }) => status >= 200 && status < 300) },
    { name: 'told to come again later, and when', value: count(isLater) },
    { name: 'errors', value: count(isFailed), goal: { is: 0 } },
    { name: 'processes that ended', value: ended(), goal: { is: 0 } },
    { name: 'all calls, p99', value: p99(timed), unit: 'ms' },
    { name: 'normal again after', value: recovered, unit: 's', goal: { atMost: 10 } },
  ];
  return {
    title: `Ten times too many: ${crowd.length} at once who never stop to think, for ${seconds} s`,
    figures,
  };
}

/** Wrong passwords from everywhere, for numbers nobody has; each costs the server what a right one does. */
async function floodLogins(origins: readonly string[], isOver: () => boolean, atOnce: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  const knock = async (index: number) => {
    const random = new Random(index);
    while (!isOver()) {
      const started = performance.now();
      const phoneNumber = `+9196${String(random.below(100_000_000)).padStart(8, '0')}`;
      const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
      const response = await postJson(
        origins[index % origins.length] ?? '',
        authApi.checkPassword.path,
        { phoneNumber, password: 'not-the-password' },
        { 'X-Forwarded-For': address },
      ).catch(() => null);
      await response?.arrayBuffer().catch(() => null);
      const [status, saysWhen] = [response?.status ?? 0, response?.headers.has('retry-after') ?? false];
      timed.push({ kind: 'write', status, saysWhen, ms: performance.now() - started });
      if (saysWhen) await pause(100);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => knock(index)));
  return timed;
}

/** Few people work as always while many try passwords. */
export async function loginFlood(
  members: readonly Member[],
  ended: () => number,
  seconds = LOGIN_SECONDS,
  atOnce = LOGINS_AT_ONCE,
): Promise<Section> {
  const origins = [...new Set(members.map(({ origin }) => origin))];
  let isOver = false;
  const flooding = floodLogins(origins, () => isOver, atOnce);
  const timed = await workFor(members.slice(0, 20), seconds, 500);
  isOver = true;
  const tries = await flooding;
  return {
    title: `${atOnce} try passwords at once for ${seconds} s while 20 people work`,
    figures: [
      { name: 'passwords tried', value: tries.length },
      { name: 'of these told to come again later, and when', value: tries.filter(isLater).length },
      { name: 'errors of these', value: tries.filter(isFailed).length, goal: { is: 0 } },
      { name: 'calls of the people at work', value: timed.length },
      { name: 'errors of theirs', value: timed.filter((one) => isFailed(one) || isLater(one)).length, goal: { is: 0 } },
      { name: 'their calls, p99', value: p99(timed), unit: 'ms', goal: { atMost: 1000 } },
      { name: 'processes that ended', value: ended(), goal: { is: 0 } },
    ],
  };
}
