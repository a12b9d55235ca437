import { Readable } from 'node:stream';
import { takePhotoFrom } from '@/lib/server/platform/photos/photo-service';
import { learnNames } from '@/lib/server/platform/search/learn-service';
import type { Actor } from '@/lib/server/auth/actor';
import type { Database } from '@/lib/server/db/database';
import { grainyPhoto, inOtherBytes } from './bench-photos';

/** Up to this number, sellers have equally many catalogs; with more sellers, the first have most, as in a market. */
const EVEN = 200;

/** Creates any number of live catalogs with six tags each from existing sellers, taxonomy and one work item. */
const FILL: [statement: string, values: ('catalogs' | 'sellers')[]][] = [
  // This many rows take longer than a call's timeout.
  ['set local statement_timeout = 0', []],
  [
    `insert into uploads (id, kind, source, seller_id, uploaded_by_id, status_changed_at, created_at)
     select gen_random_uuid(), 'catalog', 'whatsapp', s.id, (select id from users order by id limit 1), now(), now()
     from sellers s order by s.id limit $1`,
    ['sellers'],
  ],
  [
    `insert into catalogs (id, upload_id, seller_id, title, design_number, product_type_id, rate, status,
       status_changed_at, search_text, created_at)
     select gen_random_uuid(), u.id, u.seller_id,
       f.name || ' saree ' || n, 'D' || n, t.id, 20000 + (n::bigint * 7919) % 300000,
       (array['live','live','live','live','paused','in_review','draft'])[1 + n % 7],
       now() - n * interval '1 second', lower(f.name || ' saree ' || n || ' d' || n || ' ' || u.name),
       now() - n * interval '1 second'
     from generate_series(1, $1::int) as n
     join (select u.id, u.seller_id, s.business_name as name, row_number() over (order by u.id) - 1 as at
           from uploads u join sellers s on s.id = u.seller_id) u
       on u.at = case when $2::int > ${EVEN} then floor($2::int * power((n::bigint * 7919 % 10007) / 10007.0, 2)) else n % $2::int end
     join (select id, row_number() over (order by id) - 1 as at from product_types) t
       on t.at = n % (select count(*) from product_types)
     join (select unnest(array['Georgette','Cotton','Chiffon','Silk','Organza','Crepe','Rayon','Linen']) as name,
                  generate_series(0, 7) as at) f on f.at = n % 8`,
    ['catalogs', 'sellers'],
  ],
  [
    `insert into catalog_tags (catalog_id, attribute_id, value_id)
     select c.id, v.attribute_id, v.id
     from (select id, row_number() over (order by created_at) as n from catalogs) c
     cross join generate_series(0, 5) as tag
     join (select id, attribute_id, row_number() over (order by id) - 1 as at from attribute_values) v
       on v.at = (c.n * 31 + tag * 17) % (select count(*) from attribute_values)
     on conflict do nothing`,
    [],
  ],
];

/** Fills the open database, which has this many sellers, with catalogs that are the same every time except for ids. */
export async function addCatalogs({ pool }: Database, catalogs: number, sellers = EVEN): Promise<void> {
  const counts = { catalogs, sellers };
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    for (const [statement, values] of FILL)
      await connection.query(
        statement,
        values.map((name) => counts[name]),
      );
    await connection.query('commit');
    // Matches a database some hours old: autovacuum would run by itself, but not at once.
    await connection.query('set statement_timeout = 0');
    await connection.query('vacuum analyze uploads, catalogs, catalog_tags');
    await connection.query('reset statement_timeout');
  } finally {
    connection.release();
  }
  await learnNames();
}

/** The newest catalogs that buyers see. */
export async function seenCatalogs({ pool }: Database, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select c.id from catalogs c join sellers s on s.id = c.seller_id
     where c.status = 'live' and s.status = 'active' and s.catalog_available and not s.deprioritised
     order by c.created_at desc limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Gives each of the catalogs its own photos. */
export async function addPictures({ pool }: Database, ids: string[], each: number, actor: Actor): Promise<void> {
  const picture = await grainyPhoto(1);
  for (const [index, id] of ids.entries())
    for (let position = 0; position < each; position += 1) {
      const content = Readable.from([inOtherBytes(picture, index * each + position)]);
      const photo = await takePhotoFrom(content, `${position}.jpg`, actor);
      await pool.query(
        `insert into catalog_images (id, catalog_id, photo_id, position, is_cover)
         values (gen_random_uuid(), $1, $2, $3, $4)`,
        [id, photo.id, position, position === 0],
      );
    }
}
