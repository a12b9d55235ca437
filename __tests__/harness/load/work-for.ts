import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from './member';
import type { Timed } from './outcome';
import { doSomething } from './staff-day';

/** Minimum wait of a person who is told "later". */
const WAIT_WHEN_TOLD = 300;

/** Lets everyone work for this long, with this many milliseconds of thinking between two actions on average. */
export async function workFor(members: readonly Member[], seconds: number, thinking: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  const end = Date.now() + seconds * 1000;
  const work = async (member: Member) => {
    await pause(member.random.below(thinking + 1));
    while (Date.now() < end) {
      let isTold = false;
      await doSomething(member, (one) => {
        timed.push(one);
        isTold = one.saysWhen;
      });
      if (isTold) await pause(WAIT_WHEN_TOLD);
      if (thinking > 0) await pause(thinking / 2 + member.random.below(thinking));
    }
  };
  await Promise.all(members.map(work));
  return timed;
}
