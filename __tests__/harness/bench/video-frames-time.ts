import { findLikenesses } from '@/lib/server/areas/likenesses/service';
import type { Database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { addCatalogs } from './bench-catalogs';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { quantile, timed } from './statistics';

const CATALOGS = Number(process.env.BENCH_ROWS || 200_000);
const SELLERS = 200;
const FRAMES = 60;
/** Bits by which a frame differs from the photo it shows. */
const BLURRED = 0b1001001n;

/** A faster response feels instant. */
const MOST_MS = 100;

/** One file serves as every size of every photo: the photos are never displayed here. */
const PHOTOS = [
  `insert into files (id, sha256, bytes, name, type, owner_id, created_at)
   select gen_random_uuid(), 'none', 1, 'photo.jpg', 'image/jpeg', id, now() from users order by id limit 1`,
  `insert into photos (id, sha256, width, height, bytes, hash, grid, thumb_file_id, screen_file_id, large_file_id,
     created_at, compared_at)
   select gen_random_uuid(), 'photo ' || c.id, 1200, 1600, 1,
     substr(md5(c.id::text), 1, 16), array_fill(128::smallint, array[48]), f.id, f.id, f.id, now(), now()
   from catalogs c cross join files f`,
  `insert into catalog_images (id, catalog_id, photo_id, position, is_cover)
   select gen_random_uuid(), c.id, p.id, 0, true from catalogs c join photos p on p.sha256 = 'photo ' || c.id`,
];

/** Frames of videos, each similar to the photo of one catalog. Returns both. */
async function addFrames({ pool }: Database): Promise<{ frameId: string; catalogId: string }[]> {
  const { rows } = await pool.query<{ catalog_id: string; hash: string; file_id: string }>(
    `select i.catalog_id, p.hash, p.thumb_file_id as file_id
     from catalog_images i join photos p on p.id = i.photo_id order by i.id limit $1`,
    [FRAMES],
  );
  const frames: { frameId: string; catalogId: string }[] = [];
  for (const { catalog_id: catalogId, hash, file_id: fileId } of rows) {
    const blurred = (BigInt(`0x${hash}`) ^ BLURRED).toString(16).padStart(16, '0');
    const { rows: made } = await pool.query<{ id: string }>(
      `insert into photos (id, sha256, width, height, bytes, hash, grid, thumb_file_id, screen_file_id, large_file_id,
         created_at, compared_at)
       values (gen_random_uuid(), 'frame ' || $1::text, 270, 480, 1, $2, array_fill(128::smallint, array[48]), $3, $3, $3,
         now(), now())
       returning id`,
      [catalogId, blurred, fileId],
    );
    frames.push({ frameId: made[0]?.id ?? '', catalogId });
  }
  return frames;
}

async function match(database: Database): Promise<Figure[]> {
  await loadTaxonomy();
  await addSellers(SELLERS, 0);
  await addCatalogs(database, CATALOGS);
  const { pool } = database;
  for (const statement of PHOTOS) await pool.query(`set statement_timeout = 0; ${statement}`);
  await pool.query('set statement_timeout = 0; analyze photos, catalog_images');
  const times: number[] = [];
  let found = 0;
  for (const { frameId, catalogId } of await addFrames(database)) {
    const { result, ms } = await timed(() => findLikenesses([frameId]));
    times.push(ms);
    if (result.some(({ matches }) => matches.some(({ catalog }) => catalog.id === catalogId))) found += 1;
  }
  return [
    { name: 'frames', value: times.length },
    { name: 'frames whose catalog is found', value: found, goal: { is: times.length } },
    { name: 'a frame, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'a frame, p95', value: quantile(times, 0.95), unit: 'ms', goal: { atMost: MOST_MS } },
  ];
}

/** Finding the catalogs shown in a video frame, on PostgreSQL. */
export const measureVideoFrames = async (): Promise<Section> => ({
  title: `Frames beside the photos of ${CATALOGS.toLocaleString('en-IN')} catalogs, on PostgreSQL`,
  figures: await onPostgres((databaseUrl) => withDatabase({ folder: '', databaseUrl }, match)),
});
