import { setTimeout as pause } from 'node:timers/promises';
import { authApi } from '@/lib/contracts/auth';
import { Random } from '@/lib/server/seed/random';
import { postJson } from '../bench/bench-server';
import type { Figure, Section } from '../bench/figures';
import type { Member } from './member';
import { count, failuresOf, outcomeOf, quantileOf, type Timed } from './outcome';
import { doSomething } from './staff-day';
import { workFor } from './work-for';

const OVERLOAD_SECONDS = 60;
/** This many times the staff, without thinking time. */
const OVERLOAD_TIMES = 10;
/** More than the calls that two processes handle concurrently. */
const LOGINS_AT_ONCE = 300;
const LOGIN_SECONDS = 15;
const RECOVERED_WITHIN = 60_000;

/** Status for a wrong password. */
const WRONG_PASSWORD = 401;

/** Time after an overload until ten ordinary actions in a row are fast again. */
async function recovery(members: readonly Member[]): Promise<number> {
  const started = performance.now();
  let inARow = 0;
  let recovered = 0;
  while (inARow < 10 && performance.now() - started < RECOVERED_WITHIN) {
    const seen: Timed[] = [];
    const begun = performance.now();
    await doSomething(members[inARow % members.length] as Member, (one) => seen.push(one));
    const isQuick = seen.every((one) => ['done', 'too late'].includes(outcomeOf(one)) && one.ms < 500);
    if (inARow === 0) recovered = begun - started;
    inARow = isQuick ? inARow + 1 : 0;
  }
  return (inARow < 10 ? RECOVERED_WITHIN : recovered) / 1000;
}

/** The same people again, each with a random generator of their own. */
const copiesOf = (members: readonly Member[], copy: number): Member[] =>
  members.map((member, index) => ({ ...member, next: null, random: new Random((copy + 1) * 100_000 + index) }));

interface Overload {
  seconds?: number;
  /** Calls per second of an ordinary day: this many must succeed during the overload. */
  usual: number;
}

export async function overload(
  members: readonly Member[],
  ended: () => number,
  { seconds = OVERLOAD_SECONDS, usual }: Overload,
): Promise<Section> {
  const crowd = Array.from({ length: OVERLOAD_TIMES }, (_, copy) => copiesOf(members, copy)).flat();
  const timed = await workFor(crowd, seconds, 0);
  const recovered = await recovery(members);
  const figures: Figure[] = [
    { name: 'calls a second', value: timed.length / seconds, unit: '/s' },
    { name: 'done', value: count(timed, 'done'), goal: { atLeast: Math.ceil(usual * seconds) } },
    { name: 'told to come again later, and when', value: count(timed, 'later') },
    { name: 'told that somebody else was first', value: count(timed, 'too late') },
    { name: 'errors', value: count(timed, 'failed'), goal: { is: 0 } },
    ...failuresOf(timed),
    { name: 'processes that ended', value: ended(), goal: { is: 0 } },
    { name: 'all calls, p99', value: quantileOf(timed, 0.99), unit: 'ms' },
    { name: 'normal again after', value: recovered, unit: 's', goal: { atMost: 10 } },
  ];
  return {
    title: `Ten times too many: ${crowd.length} at once who never stop to think, for ${seconds} s`,
    figures,
  };
}

/** Wrong passwords from many addresses for unknown numbers; each costs the server as much as a right password. */
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
      const ms = performance.now() - started;
      timed.push({
        what: authApi.checkPassword.id,
        kind: 'write',
        status,
        expects: WRONG_PASSWORD,
        saysWhen,
        mayRace: false,
        ms,
      });
      if (saysWhen) await pause(100);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => knock(index)));
  return timed;
}

/** A few people work as usual while many try passwords. */
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
      { name: 'of these told to come again later, and when', value: count(tries, 'later') },
      { name: 'errors of these', value: count(tries, 'failed'), goal: { is: 0 } },
      ...failuresOf(tries),
      { name: 'calls of the people at work', value: timed.length },
      { name: 'errors of theirs', value: count(timed, 'failed', 'later'), goal: { is: 0 } },
      ...failuresOf(timed),
      { name: 'their calls, p99', value: quantileOf(timed, 0.99), unit: 'ms', goal: { atMost: 1000 } },
      { name: 'processes that ended', value: ended(), goal: { is: 0 } },
    ],
  };
}
