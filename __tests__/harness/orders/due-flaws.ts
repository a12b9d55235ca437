import type { Database } from '@/lib/server/db/database';

/** Orders whose stored sums differ from those of their sub-orders and the ledger. */
const DRIFTED = `select o.id, o.number, o.payable, o.paid, o.due, s.payable as parts, e.amount as entries
  from orders o
  cross join lateral (select coalesce(sum(payable), 0) as payable from sub_orders where order_id = o.id) s
  cross join lateral (select coalesce(sum(amount), 0) as amount from entry_allocations where order_id = o.id) e
  where o.payable <> s.payable or o.paid <> e.amount or o.due <> s.payable - e.amount`;

/** Errors in the stored dues; empty if every order's due matches its sub-orders and the ledger. */
export const dueFlaws = async ({ pool }: Pick<Database, 'pool'>): Promise<string[]> =>
  (await pool.query(DRIFTED)).rows.map((row) => `An order's dues drifted: ${JSON.stringify(row)}`);
