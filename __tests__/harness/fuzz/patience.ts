import { isGood, type Judged, LONGEST_WAIT } from './judge-reply';
import { sendCall } from './send-call';

const TRIES = 3;
const SPIN = 200;
/** Of a processor that others leave free, whoever wants it gets nearly all. */
const LEAST_SHARE = 0.8;

/** Whether others keep this machine so busy that an answer says nothing by coming late. */
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
 * How long an answer takes that was late once, in milliseconds. Whatever else runs on a machine makes any answer late
 * now and then, so a call that changes nothing, a read or one that was refused, is made again by itself and its
 * quickest try counts; a write that went well cannot be made again. Null while the machine has no time for anybody.
 */
export async function timeAgain(
  origin: string,
  { shot, reply, took }: Pick<Judged, 'shot' | 'reply' | 'took'>,
  /** The delay that was planted, if any; null where nothing is planted, so that nothing excuses what was. */
  delay: (() => Promise<void>) | null,
): Promise<number | null> {
  if (took <= LONGEST_WAIT || reply === null) return took;
  let quickest = took;
  const changesNothing = shot.method === 'GET' || shot.method === 'HEAD' || !isGood(reply);
  for (let tries = 1; changesNothing && tries < TRIES && quickest > LONGEST_WAIT; tries += 1)
    quickest = Math.min(quickest, await timed(async () => [await sendCall(origin, shot), await delay?.()]));
  return quickest > LONGEST_WAIT && !delay && isStarved() ? null : quickest;
}
