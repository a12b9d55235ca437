import type { Database } from '@/lib/server/db/database';

/** Sellers, and as many catalogs: more than a list's count limit, so that a plan that reads all of them stands out. */
export const MANY = Number(process.env.BENCH_RECORDS || 24_000);

const NOW = `timestamptz '2026-11-20 06:00:00+00'`;

/** One market has a tenth of the sellers, every fortieth seller is unassigned, and each has a catalog with two tags. */
const FILL = [
  'set local statement_timeout = 0',
  `insert into markets (id, name, city, state, created_at)
   select gen_random_uuid(), 'Market ' || n, 'Surat', 'Gujarat', ${NOW} from generate_series(1, 60) as n`,
  `insert into sellers (id, business_name, contact_name, market_id, status, status_changed_at, last_activity_at,
     salesman_id, search_text, name_key, created_at)
   select gen_random_uuid(), 'Textiles ' || n, 'Mahesh Bhai', m.id,
     (array['active','active','active','pending','suspended'])[1 + n / 10 % 5], ${NOW}, ${NOW} - n * interval '1 minute',
     case when n % 40 > 0 then (select id from users order by id limit 1) end,
     'textiles ' || n || ' mahesh bhai', 'textiles ' || n, ${NOW} - n * interval '1 second'
   from generate_series(1, ${MANY}) as n
   join (select id, row_number() over (order by id) - 1 as at from markets) m on m.at = case when n % 10 = 0 then 0 else n % 60 end`,
  `insert into uploads (id, kind, source, seller_id, uploaded_by_id, status_changed_at, created_at)
   select gen_random_uuid(), 'catalog', 'whatsapp', s.id, (select id from users order by id limit 1), ${NOW}, s.created_at
   from sellers s order by s.id limit 2000`,
  `insert into catalogs (id, upload_id, seller_id, title, design_number, product_type_id, rate, status,
     status_changed_at, search_text, created_at)
   select gen_random_uuid(), u.id, s.id, 'Saree ' || s.n, 'D' || s.n, t.id, 20000 + s.n,
     (array['live','live','live','paused','in_review','draft'])[1 + s.n % 6], s.created_at, 'saree d' || s.n, s.created_at
   from (select id, created_at, row_number() over (order by id) as n from sellers) s
   join (select id, row_number() over (order by id) - 1 as at from uploads) u on u.at = s.n % 2000
   join (select id, row_number() over (order by id) - 1 as at from product_types) t
     on t.at = s.n % (select count(*) from product_types)`,
  `insert into catalog_tags (catalog_id, attribute_id, value_id)
   select c.id, v.attribute_id, v.id
   from (select id, row_number() over (order by created_at) as n from catalogs) c
   cross join generate_series(0, 1) as tag
   join (select id, attribute_id, row_number() over (order by id) - 1 as at from attribute_values) v
     on v.at = (c.n * 31 + tag * 17) % (select count(*) from attribute_values)
   on conflict do nothing`,
];

/** Fills a database that has a taxonomy and a user, and updates the planner's statistics. */
export async function makeMany({ pool }: Database): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    for (const statement of FILL) await connection.query(statement);
    await connection.query('commit');
    await connection.query('vacuum analyze markets, sellers, uploads, catalogs, catalog_tags');
  } finally {
    connection.release();
  }
}
