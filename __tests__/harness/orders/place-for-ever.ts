import { listBuyers } from '@/lib/server/areas/buyers/service';
import { placeOrder } from '@/lib/server/areas/orders/place-service';
import { database, openDatabase } from '@/lib/server/db/database';
import { env } from '@/lib/server/env';
import { dueFlaws } from './due-flaws';
import { actorAt, catalogsOfSellers, draft } from './order-people';

export const SELLERS = 12;

/** Messages to the parent process: the state found at the start, the order about to be placed, the order placed. */
export type Told = { flaws: string[]; placed: number } | { placing: string } | { placed: string; number: number };

interface Row {
  id: string;
  number: number | null;
  parts: number;
  whole: number;
  loose: number;
  sent: number;
}

/** Every order is placed whole or not at all, and no number is skipped. */
async function found(): Promise<{ flaws: string[]; placed: number }> {
  const opened = await openDatabase({ ...env(), DATABASE_POOL: 4 });
  const { pool } = opened;
  const { rows } = await pool.query(`select o.id, o.number,
    (select count(*)::int from sub_orders s where s.order_id = o.id) as parts,
    (select count(*)::int from order_lines l join sub_orders s on s.id = l.sub_order_id and s.order_id = o.id
      where l.order_id = o.id) as whole,
    (select count(*)::int from order_lines l where l.order_id = o.id and l.sub_order_id is null) as loose,
    (select count(*)::int from audit_entries a join sub_orders s on s.id = a.subject_id
      where s.order_id = o.id and a.action = 'sub-orders.sent') as sent
    from orders o order by o.number nulls last`);
  const all = rows as Row[];
  const numbered = all.filter(({ number }) => number !== null);
  const series = await pool.query(`select last from number_series where name = 'orders'`);
  const last = (series.rows[0] as { last: number } | undefined)?.last ?? 0;
  const halves = all.filter(({ number, parts, whole, loose, sent }) =>
    number === null ? parts + whole > 0 : parts !== SELLERS || whole !== SELLERS || loose > 0 || sent !== SELLERS,
  );
  return {
    placed: numbered.length,
    flaws: [
      ...(await dueFlaws(opened)),
      ...halves.map((one) => `An order is placed by half: ${JSON.stringify(one)}`),
      ...numbered.flatMap(({ number }, index) => (number === index + 1 ? [] : [`Number ${index + 1} is left out.`])),
      ...(last === numbered.length ? [] : [`The series is at ${last} after ${numbered.length} orders.`]),
    ],
  };
}

const tell = (told: Told) => new Promise<void>((resolve) => process.send?.(told, () => resolve()));

/** Places orders of twelve sellers in a loop until the process is killed. */
export async function placeForEver(): Promise<never> {
  await tell(await found());
  const actor = await actorAt(0);
  const [buyer] = (await listBuyers({ sort: 'businessName', limit: 1 })).rows;
  const catalogs = await catalogsOfSellers(database(), SELLERS, actor);
  for (;;) {
    const { id, version } = await draft({ buyerId: buyer?.id ?? '', catalogs, pieces: 4 }, actor);
    await tell({ placing: id });
    const { number } = await placeOrder(id, version, actor);
    await tell({ placed: id, number: number ?? 0 });
  }
}
