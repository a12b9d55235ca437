import '@/lib/commands/start';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What `npm start` runs, with a door that no network leads to: how late its event loop was, in milliseconds, since the
 * last time that was asked. The product knows nothing of it.
 */
export interface Lateness {
  p99: number;
  most: number;
}

/** What it can be asked: to tell, or to stand still for so many milliseconds first. */
export interface GaugeAsk {
  standStill?: number;
}

/** How often it is looked, in milliseconds; what is waited on purpose is no lateness. */
const EVERY = 10;
const gauge = monitorEventLoopDelay({ resolution: EVERY });
gauge.enable();

const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - EVERY);

async function tell({ standStill = 0 }: GaugeAsk): Promise<Lateness> {
  const end = performance.now() + standStill;
  while (performance.now() < end);
  // What came last is written down at the next look.
  await pause(5 * EVERY);
  const lateness = { p99: late(gauge.percentile(99)), most: late(gauge.max) };
  gauge.reset();
  // It only knows how late a look was after one in time.
  await pause(2 * EVERY);
  return lateness;
}

process.on('message', (asked: GaugeAsk) => void tell(asked).then((lateness) => process.send?.(lateness)));
// Nobody is left to end it.
process.on('disconnect', () => process.exit(1));
