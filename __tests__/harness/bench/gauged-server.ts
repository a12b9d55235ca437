import '@/lib/commands/start';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * What `npm start` runs, with an IPC channel that no network reaches: it reports event loop lateness since the last
 * reading, in milliseconds. The product does not know about it.
 */
export interface Lateness {
  p99: number;
  most: number;
  /** Megabytes after garbage collection, of the whole process and of its own thread's heap. Only where requested. */
  weight?: { process: number; heap: number };
}

/** Requests: read the gauge, block for this many milliseconds first, or measure memory. */
export interface GaugeAsk {
  standStill?: number;
  isWeighed?: true;
}

/** Sampling interval in milliseconds; time waited on purpose is not lateness. */
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
  // The latest delay is recorded at the next sample.
  await pause(5 * EVERY);
  const lateness = { p99: late(gauge.percentile(99)), most: late(gauge.max) };
  const weight = isWeighed && { weight: await weigh() };
  gauge.reset();
  // A delay is only measured relative to a sample that was on time.
  await pause(2 * EVERY);
  return { ...lateness, ...weight };
}

process.on('message', (asked: GaugeAsk) => void tell(asked).then((lateness) => process.send?.(lateness)));
// The parent is gone, so no process is left to end this one.
process.on('disconnect', () => process.exit(1));
