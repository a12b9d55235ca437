import { deliver, dispatch, setLr } from '@/lib/server/areas/orders/dispatch-service';
import { askReturn, moveReturn } from '@/lib/server/areas/orders/return-service';
import { getOrder } from '@/lib/server/areas/orders/service';
import { answerSubOrder, cancelPieces, closeSubOrder } from '@/lib/server/areas/orders/step-service';
import type { Actor } from '@/lib/server/auth/actor';
import { HttpError } from '@/lib/server/errors';
import { Random } from '@/lib/server/seed/random';
import { type Place, withDatabase } from '../bench/bench-server';
import { dueFlaws } from './due-flaws';
import { addBuyer, catalogsOfSellers, fillForOrders, placed } from './order-people';
import { type Deed, type DeedReply, raceRound } from './order-race';

const PEOPLE = 16;

type Service = (id: string, body: never, actor: Actor) => Promise<unknown>;

const SERVICES: Record<Deed['name'], Service> = {
  answer: answerSubOrder,
  dispatch,
  deliver: (id, { deliveredAt }: { deliveredAt: string }, actor) => deliver(id, deliveredAt, actor),
  cancel: cancelPieces,
  close: closeSubOrder,
  returnGoods: askReturn,
  moveReturn,
  setLr,
};

async function replyOf(work: Promise<unknown>): Promise<DeedReply> {
  try {
    await work;
    return { status: 200, message: '' };
  } catch (error) {
    if (!(error instanceof HttpError)) return { status: 500, message: String(error) };
    return { status: error.status, message: error.extra.issues?.[0]?.message ?? error.message };
  }
}

/** Sixteen people change one sub-order, repeatedly; a new order once nothing is left to do with the last. */
export const raceOn = (place: Place, rounds: number, seed: number) =>
  withDatabase(place, async (database) => {
    const engine = place.databaseUrl ? 'PostgreSQL' : 'Embedded engine';
    const random = new Random(seed);
    const people = await fillForOrders(database, PEOPLE);
    const [first] = people as [Actor];
    const catalogs = await catalogsOfSellers(database, 1, first);
    const flaws: string[] = [];
    let [won, orders, left] = [0, 0, 0];
    let orderId = '';
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      if (left === 0) {
        orderId = (await placed({ buyerId: await addBuyer(orders, first), catalogs, pieces: 12 }, first)).id;
        orders += 1;
        left = 16;
      }
      const result = await raceRound({
        random,
        people: PEOPLE,
        deed: (person, { name, id, body }) => replyOf(SERVICES[name](id, body as never, people[person] as Actor)),
        read: () => getOrder(orderId, first),
      });
      flaws.push(...result.flaws.map((flaw) => `round ${round + 1}: ${flaw}`));
      won += result.won;
      left = result.won === 0 ? 0 : left - 1;
    }
    flaws.push(...(await dueFlaws(database)));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const refused = rounds * PEOPLE - won;
    return {
      said: `${engine}: ${rounds} rounds of ${PEOPLE} people on ${orders} orders in ${seconds} s, ${won} steps taken, ${refused} refused, ${flaws.length} findings.`,
      flaws,
    };
  });
