import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { stepped } from '../platform/steps/step-repository';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { CARRY_ALL } from '@/lib/domain/cycles/closing';
import { NO_TARGETS, type Stage } from '@/lib/domain/cycles/stages';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import { and, eq, inArray } from 'drizzle-orm';
import { closeCycle } from '../across/cycles/closing-service';
import { stepCycle } from '../areas/cycles/transition-service';
import { createCycle } from '../areas/cycles/service';
import type { Actor } from '../auth/actor';
import { clock, HOUR } from '../clock';
import { orm } from '../db/database';
import { insertMany } from '../db/insert-many';
import { newId } from '../db/schema/columns';
import { cycleEvents, cycles } from '../db/schema/cycles';
import { sellers } from '../db/schema/sellers';
import { Random } from './random';
import { seedId } from './seed-ids';

/** Catalogs received per day, and the share that reached each stage. */
const A_DAY = 34;
const PARTS = { came_in: 1, tagged: 0.82, reviewed: 0.74, live: 0.63 } as const satisfies Partial<
  Record<Stage, number>
>;
const TARGETS = {
  ...NO_TARGETS,
  ...{ came_in: 320, tagged: 280, reviewed: 260, live: 220, videos: 20, orders: 40, value: 60_000_000 },
};
/** Per day: videos that went live, and orders with their minimum value in paise. */
const [VIDEOS, ORDERS, ORDER_VALUE] = [2, 4, 800_000];

/** Past cycles with the number of days since their start and their demo markets; each lasts ten days. */
const PAST = [
  { name: 'Navratri 2026', ago: 44, markets: [0, 1] },
  { name: 'Dussehra 2026', ago: 33, markets: [0, 1, 12] },
  { name: 'Diwali 2026', ago: 22, markets: [0, 1, 12] },
] as const;
const ACTIVE = { name: 'Wedding season 1', ago: 3, markets: [0, 1, 12] } as const;
const DAYS = 10;

interface Planned {
  name: string;
  ago: number;
  markets: readonly number[];
}

/** Work on each day of a cycle until today, as if recorded then. */
async function stampDays(cycleId: string, firstDay: string, markets: readonly number[], people: readonly string[]) {
  const today = indianDayOf(clock.now());
  const random = new Random(markets.length + firstDay.length + Number(firstDay.slice(-2)));
  const known = await orm()
    .select({ id: sellers.id, marketId: sellers.marketId })
    .from(sellers)
    .where(
      and(
        eq(sellers.status, 'active'),
        inArray(
          sellers.marketId,
          markets.map((market) => seedId('markets', market)),
        ),
      ),
    )
    .limit(60);
  const rows: (typeof cycleEvents.$inferInsert)[] = [];
  for (let nth = 0; nth < DAYS && dayAfter(firstDay, nth) <= today; nth += 1) {
    const day = dayAfter(firstDay, nth);
    for (let one = random.below(14) - 7; one < A_DAY; one += 1) {
      const seller = known[random.below(known.length)];
      if (!seller?.marketId) continue;
      const [subjectId, share, at] = [
        newId(),
        random.next(),
        new Date(startOfDay(day).getTime() + (10 + random.below(8)) * HOUR),
      ];
      const { marketId, id: sellerId } = seller;
      const stamp = (stage: Stage, place: number, amount = 1) =>
        rows.push({
          ...{ cycleId, stage, subjectId, marketId, sellerId, day, at, amount },
          actorId: people[(place + one + 7) % people.length] ?? '',
        });
      for (const [place, [stage, part]] of Object.entries(PARTS).entries())
        if (share < part) stamp(stage as Stage, place);
      if (one >= 0 && one < VIDEOS) stamp('videos', 1);
      if (one >= VIDEOS && one < VIDEOS + ORDERS) {
        stamp('orders', 2);
        stamp('value', 2, ORDER_VALUE + random.below(10_000) * 100);
      }
    }
  }
  await insertMany(orm(), cycleEvents, rows);
}

async function plan({ name, ago, markets }: Planned, actor: Actor) {
  const firstDay = dayAfter(indianDayOf(clock.now()), -ago);
  return createCycle(
    {
      name,
      firstDay,
      lastDay: dayAfter(firstDay, DAYS - 1),
      marketIds: markets.map((market) => seedId('markets', market)),
      targets: TARGETS,
      responsibleId: actor.userId,
    },
    actor,
  );
}

/** Adds three past cycles and one active cycle to the demo, once. `people` did the work. */
export async function seedCycles(actor: Actor, people: readonly string[]): Promise<void> {
  if ((await orm().$count(cycles)) > 0) return;
  for (const past of PAST) {
    const cycle = await plan(past, actor);
    // Its days are over, so no transition leads there any more.
    await orm()
      .update(cycles)
      .set({ status: stepped(CYCLE_MACHINE, 'active', 'closing') })
      .where(eq(cycles.id, cycle.id));
    await stampDays(cycle.id, cycle.firstDay, past.markets, people);
    await closeCycle(cycle.id, { rule: CARRY_ALL, exceptions: [], version: cycle.version }, actor);
  }
  const cycle = await plan(ACTIVE, actor);
  await stepCycle(cycle.id, { to: 'active', version: cycle.version }, actor);
  await stampDays(cycle.id, cycle.firstDay, ACTIVE.markets, people);
}
