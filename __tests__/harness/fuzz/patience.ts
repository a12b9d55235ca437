import { isGood, type Judged, LONGEST_WAIT } from './judge-reply';
import { sendCall } from './send-call';

const TRIES = 3;
const SPIN = 200;
/** On a free processor, a busy loop gets nearly all of it. */
const LEAST_SHARE = 0.8;

/** Whether other programs keep this machine so busy that a late response means nothing. */
function isStarved(): boolean {
  const [before, started] = [process.cpuUsage(), performance.now()];
  while (performance.now() - started < SPIN);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 < LEAST_SHARE * (performance.now() - started);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Time of a response that was late once, in milliseconds. Other programs can make any response late, so a call that
 * changes nothing (a read or a refused call) is repeated alone and its fastest try counts; a successful write cannot be
 * repeated. Null while the machine is too busy.
 */
export async function timeAgain(
  origin: string,
  { shot, reply, took }: Pick<Judged, 'shot' | 'reply' | 'took'>,
  /** The planted delay, if any, so that repeating the call does not excuse it; null without one. */
  delay: (() => Promise<void>) | null,
): Promise<number | null> {
  if (took <= LONGEST_WAIT || reply === null) return took;
  let quickest = took;
  const changesNothing = shot.method === 'GET' || shot.method === 'HEAD' || !isGood(reply);
  for (let tries = 1; changesNothing && tries < TRIES && quickest > LONGEST_WAIT; tries += 1)
    quickest = Math.min(quickest, await timed(async () => [await sendCall(origin, shot), await delay?.()]));
  return quickest > LONGEST_WAIT && !delay && isStarved() ? null : quickest;
}
