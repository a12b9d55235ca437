import type { Database } from '@/lib/server/db/database';

/** Lines per sub-order. */
export const LINES_EACH = 5;

/** Creates buyers and sub-orders with five lines each from existing sellers, catalogs and one person. */
const FILL: [statement: string, counts: 'none' | 'buyers' | 'orders'][] = [
  // This many rows take longer than a call's timeout.
  ['set local statement_timeout = 0', 'none'],
  [
    `insert into buyers (id, business_name, contact_name, phone_number, city, state, status_changed_at, search_text, created_at)
     select gen_random_uuid(), f.name || ' Vastra ' || n, 'Person ' || n, '+9110' || lpad(n::text, 8, '0'), c.name,
       'Rajasthan', now(), lower(f.name || ' vastra ' || n || ' ' || c.name || ' +9110' || lpad(n::text, 8, '0')),
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) as n
     join (select unnest(array['Roop','Navrang','Pehnava','Shringar','Sangam','Kumkum','Riwaaz']) as name,
                  generate_series(0, 6) as at) f on f.at = n % 7
     join (select unnest(array['Jaipur','Kota','Udaipur','Ajmer','Bikaner']) as name, generate_series(0, 4) as at) c
       on c.at = n % 5`,
    'buyers',
  ],
  [
    `insert into orders (id, number, buyer_id, headline, created_by_id, placed_at, paid, payable, created_at)
     select gen_random_uuid(), n, b.id,
       (array['placed','confirmed','part_dispatched','dispatched','delivered','closed','closed','closed'])[1 + n % 8],
       (select id from users order by id limit 1), now() - n * interval '3 minutes',
       case when n % 3 = 0 then 0 else 1000000 end, 945000, now() - n * interval '3 minutes'
     from generate_series(1, $1::int) as n
     join (select id, row_number() over (order by id) - 1 as at from buyers) b
       on b.at = (n * 31) % (select count(*) from buyers)`,
    'orders',
  ],
  [
    `insert into sub_orders (id, order_id, seller_id, position, buyer_id, order_number, headline, ordered, accepted,
       taxable, tax, payable, placed_at, moved_at, search_text)
     select gen_random_uuid(), o.id, s.id, 1, o.buyer_id, o.number, o.headline, 50, 0,
       900000, 45000, 945000, o.placed_at, o.placed_at + interval '1 hour',
       lower(o.number || ' ' || b.business_name || ' ' || b.city || ' ' || s.business_name)
     from orders o join buyers b on b.id = o.buyer_id
     join (select id, business_name, row_number() over (order by id) - 1 as at from sellers) s
       on s.at = (o.number * 17) % (select count(*) from sellers)`,
    'none',
  ],
  [
    `insert into order_lines (id, order_id, sub_order_id, seller_id, catalog_id, position, title, ordered, rate,
       catalog_rate, gst_basis_points)
     select gen_random_uuid(), p.order_id, p.id, p.seller_id, c.id, line, 'Kesariya vol ' || line, 10, 18000, 18000, 500
     from sub_orders p cross join generate_series(1, ${LINES_EACH}) as line
     join (select id, row_number() over (order by id) - 1 as at from catalogs) c
       on c.at = (p.order_number + line) % (select count(*) from catalogs)`,
    'none',
  ],
  [`insert into number_series (name, last) select 'orders', max(number) from orders`, 'none'],
];

/** Fills the open database, which has sellers and catalogs, with buyers and sub-orders. */
export async function addOrders({ pool }: Database, counts: { buyers: number; orders: number }): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    for (const [statement, of] of FILL) await connection.query(statement, of === 'none' ? [] : [counts[of]]);
    await connection.query('commit');
    await connection.query('set statement_timeout = 0');
    await connection.query('vacuum analyze buyers, orders, sub_orders, order_lines');
    await connection.query('reset statement_timeout');
  } finally {
    connection.release();
  }
}
