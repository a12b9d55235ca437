import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';

export interface SellerSums {
  payable: number;
  credited: number;
  received: number;
}

/**
 * A seller's totals: the value of their parts, their credits, and their share of the payments for their orders. Shares
 * are differences of rounded running sums, so that together they equal the payment.
 */
export async function sumsOfSeller(tx: Queryable, sellerId: string): Promise<SellerSums> {
  const { rows } = await tx.execute<Record<keyof SellerSums, string>>(sql`
    with credits as (
      select s.order_id, s.id, s.position, sum(e.amount) as amount
      from sub_orders own
      join sub_orders s on s.order_id = own.order_id
      join order_returns r on r.sub_order_id = s.id
      join buyer_entries e on e.return_id = r.id
      where own.seller_id = ${sellerId}
      group by s.order_id, s.id, s.position
    ), parts as (
      select p.payable, coalesce(c.own, 0) as credited, p.payable - coalesce(c.own, 0) as net,
        b.before - coalesce(c.before, 0) as before, (o.payable - coalesce(c.whole, 0))::numeric as whole,
        greatest(0, least(o.paid, o.payable) - coalesce(c.whole, 0)) as paid
      from sub_orders p
      join orders o on o.id = p.order_id
      cross join lateral (
        select coalesce(sum(payable), 0) as before from sub_orders where order_id = p.order_id and position < p.position
      ) b
      left join lateral (
        select sum(amount) as whole, sum(amount) filter (where id = p.id) as own,
          sum(amount) filter (where position < p.position) as before
        from credits where order_id = p.order_id
      ) c on true
      where p.seller_id = ${sellerId}
    )
    select coalesce(sum(payable), 0) as payable, coalesce(sum(credited), 0) as credited,
      coalesce(sum(case when whole > 0
        then round(paid * (before + net) / whole) - round(paid * before / whole) else 0 end), 0) as received
    from parts`);
  const [sums] = rows;
  return {
    payable: Number(sums?.payable ?? 0),
    credited: Number(sums?.credited ?? 0),
    received: Number(sums?.received ?? 0),
  };
}
