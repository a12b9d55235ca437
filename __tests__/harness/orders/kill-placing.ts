import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@/lib/server/seed/random';
import type { Actor } from '@/lib/server/auth/actor';
import { type Place, withDatabase } from '../bench/bench-server';
import { thenUndo } from '../bench/undo';
import { addBuyer, fillForOrders } from './order-people';
import type { Told } from './place-for-ever';

/** Maximum milliseconds from the call to the kill: about as long as placing takes. */
const LATEST_KILL = 120;

const begin = ({ folder, databaseUrl }: Place): ChildProcess =>
  fork('__tests__/harness/orders.ts', ['placing'], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

interface Round {
  flaws: string[];
  placed: number;
  acknowledged: string[];
  /** Killed between the call and its response. */
  wasPlacing: boolean;
}

/** Lets a process place orders and kills it in the middle of one; first checks the previous process's results. */
async function round(place: Place, random: Random, isLast: boolean): Promise<Round> {
  const child = begin(place);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const result: Round = { flaws: [], placed: 0, acknowledged: [], wasPlacing: false };
  const enough = 1 + random.below(3);
  let begun = 0;
  const over = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('message', (told: Told) => {
      if ('flaws' in told) {
        Object.assign(result, told);
        if (isLast) resolve();
      } else if ('placing' in told) {
        result.wasPlacing = true;
        begun += 1;
        if (begun === enough) void pause(random.below(LATEST_KILL)).then(resolve);
      } else {
        result.wasPlacing = false;
        result.acknowledged.push(told.placed);
      }
    });
  });
  await thenUndo(
    async () => {
      child.kill('SIGKILL');
      await gone;
    },
    () => over,
  );
  return result;
}

/** Kills the process that places an order of twelve sellers repeatedly: the order is placed whole or not at all. */
export async function killPlacing(place: Place, kills: number, seed: number) {
  const engine = place.databaseUrl ? 'PostgreSQL' : 'Embedded engine';
  const random = new Random(seed);
  await withDatabase(place, async (database) => {
    const [actor] = (await fillForOrders(database, 1)) as [Actor];
    await addBuyer(1, actor);
  });
  const flaws: string[] = [];
  let [acknowledged, middle, placed] = [0, 0, 0];
  for (let nth = 0; nth <= kills; nth += 1) {
    const result = await round(place, random, nth === kills);
    flaws.push(...result.flaws.map((flaw) => `after kill ${nth}: ${flaw}`));
    if (result.placed < acknowledged) flaws.push(`after kill ${nth}: ${acknowledged - result.placed} orders are lost.`);
    if (nth < kills && result.acknowledged.length === 0 && !result.wasPlacing) flaws.push('Nothing was placed at all.');
    acknowledged += result.acknowledged.length;
    placed = result.placed;
    middle += Number(result.wasPlacing);
  }
  return {
    said: `${engine}: ${kills} kills, ${middle} of them in the middle of placing; ${acknowledged} orders acknowledged, ${placed} found, ${flaws.length} findings.`,
    flaws,
  };
}
