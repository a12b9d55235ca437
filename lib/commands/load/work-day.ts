import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sellersApi } from '@/lib/contracts/sellers';
import { memoryOf } from '../bench/processes';
import { doSomething } from './habits';
import type { Member } from './member';

/** How long somebody looks at what they got, on the average. */
const THINKING_MS = 5000;
const WEIGHED_EVERY_MS = 5000;

const thinking = () => pause(-Math.log(1 - Math.random()) * THINKING_MS);

export interface Weighed {
  name: string;
  megabytes: number[];
}

/** Weighs processes every few seconds until the work is done. */
async function weighing(processes: Record<string, ChildProcess>, work: Promise<unknown>): Promise<Weighed[]> {
  const weighed = Object.keys(processes).map((name): Weighed => ({ name, megabytes: [] }));
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    for (const [index, child] of Object.values(processes).entries())
      weighed[index]?.megabytes.push(await memoryOf(child));
    await Promise.race([work, pause(WEIGHED_EVERY_MS)]);
  }
  return weighed;
}

/** Everybody works until the time is over. */
export async function workDay(
  members: Member[],
  seconds: number,
  processes: Record<string, ChildProcess>,
): Promise<Weighed[]> {
  const end = performance.now() + seconds * 1000;
  const work = Promise.all(
    members.map(async (member) => {
      await pause(Math.random() * THINKING_MS);
      while (performance.now() < end) {
        await doSomething(member);
        await thinking();
      }
    }),
  );
  return weighing(processes, work);
}

/** So many callers ask again as soon as they are answered, far more than can be served. */
export async function flood(members: Member[], callers: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, index) => {
      while (performance.now() < end)
        await members[index % members.length]?.ask('list of sellers, flooded', sellersApi.list, { query: {} });
    }),
  );
}

/** Seconds after which a list is answered in good time again, at most `most`. */
export async function recovery(member: Member, most: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const at = performance.now();
    const page = await member.ask('list of sellers, afterwards', sellersApi.list, { query: {} });
    const seconds = (performance.now() - started) / 1000;
    if ((page && performance.now() - at < 1000) || seconds > most) return seconds;
    await pause(200);
  }
}
