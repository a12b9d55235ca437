import type { Database } from '@/lib/server/db/database';

/** Orders whose stored sums are not those of their parts and of the ledger. */
const DRIFTED = `select o.id, o.number, o.payable, o.paid, o.due, s.payable as parts, e.amount as entries
  from orders o
  cross join lateral (select coalesce(sum(payable), 0) as payable from sub_orders where order_id = o.id) s
  cross join lateral (select coalesce(sum(amount), 0) as amount from entry_allocations where order_id = o.id) e
  where o.payable <> s.payable or o.paid <> e.amount or o.due <> s.payable - e.amount`;

/** What is wrong with what is stored as due; nothing where every order owes what its parts and the ledger say. */
export const dueFlaws = async ({ pool }: Pick<Database, 'pool'>): Promise<string[]> =>
  (await pool.query(DRIFTED)).rows.map((row) => `An order's dues drifted: ${JSON.stringify(row)}`);
