import '@/lib/commands/start';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * What `npm start` runs, with a door that no network leads to: how late its event loop was, in milliseconds, since the
 * last time that was asked. The product knows nothing of it.
 */
export interface Lateness {
  p99: number;
  most: number;
  /** Megabytes once what nobody holds is gone: all of the process, and what its own thread holds. Where asked for. */
  weight?: { process: number; heap: number };
}

/** What it can be asked: to tell, to stand still for so many milliseconds first, or to be weighed. */
export interface GaugeAsk {
  standStill?: number;
  isWeighed?: true;
}

/** How often it is looked, in milliseconds; what is waited on purpose is no lateness. */
const EVERY = 10;
const gauge = monitorEventLoopDelay({ resolution: EVERY });
gauge.enable();

const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - EVERY);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function weigh() {
  for (let times = 0; times < 2; times += 1) {
    collect();
    await pause(100);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { process: rss / 1e6, heap: (heapUsed + external) / 1e6 };
}

async function tell({ standStill = 0, isWeighed }: GaugeAsk): Promise<Lateness> {
  const end = performance.now() + standStill;
  while (performance.now() < end);
  // What came last is written down at the next look.
  await pause(5 * EVERY);
  const lateness = { p99: late(gauge.percentile(99)), most: late(gauge.max) };
  const weight = isWeighed && { weight: await weigh() };
  gauge.reset();
  // It only knows how late a look was after one in time.
  await pause(2 * EVERY);
  return { ...lateness, ...weight };
}

process.on('message', (asked: GaugeAsk) => void tell(asked).then((lateness) => process.send?.(lateness)));
// Nobody is left to end it.
process.on('disconnect', () => process.exit(1));
