import { listCatalogs, listFacets } from '@/lib/server/areas/catalogs/service';
import type { Database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { addCatalogs } from './bench-catalogs';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { median, timed } from './statistics';

const SELLERS = 10_000;
const ROUNDS = 15;

/** Maximum milliseconds of a search with its counts, by number of catalogs. */
const LIMITS = { 200_000: 60, 1_000_000: 150 } as const;

const PAGE = { sort: '-createdAt', limit: 50 };

async function facetsOf(database: Database, count: keyof typeof LIMITS): Promise<Figure[]> {
  await loadTaxonomy();
  await addSellers(SELLERS, 0);
  await addCatalogs(database, count, SELLERS);
  const { rows } = await database.pool.query<{ type: string; value: string }>(
    `select c.product_type_id as type, t.value_id as value from catalogs c
     join catalog_tags t on t.catalog_id = c.id where c.status = 'live' limit 1`,
  );
  const { type = '', value = '' } = rows[0] ?? {};
  const searches = {
    'nothing chosen': {},
    'live ones of a word': { q: 'georgette', status: ['live' as const] },
    'a product type and a tag': { productTypeId: [type], valueId: [value] },
    'a rate and a design number': { q: 'd1234', rateFrom: 20_000, rateTo: 320_000 },
  };
  const figures: Figure[] = [];
  for (const [name, filters] of Object.entries(searches)) {
    const times: number[] = [];
    const lists: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push((await timed(() => listFacets(filters))).ms);
      lists.push((await timed(() => listCatalogs({ ...PAGE, ...filters }))).ms);
    }
    const label = `${count.toLocaleString('en-IN')}, ${name}`;
    figures.push({ name: `${label}: counts, p50`, value: median(times), unit: 'ms', goal: { atMost: LIMITS[count] } });
    figures.push({ name: `${label}: first page, p50`, value: median(lists), unit: 'ms' });
  }
  return figures;
}

const CATALOGS = (Object.keys(LIMITS).map(Number) as (keyof typeof LIMITS)[]).filter(
  (count) => count <= Number(process.env.BENCH_ROWS || Infinity),
);

/** Catalog search with the counts beside the list, on PostgreSQL. */
export async function measureFacets(): Promise<Section> {
  const figures: Figure[] = [];
  for (const count of CATALOGS)
    figures.push(
      ...(await onPostgres((databaseUrl) =>
        withDatabase({ folder: '', databaseUrl }, (database) => facetsOf(database, count)),
      )),
    );
  return { title: 'Catalogs counted by facet, on PostgreSQL', figures };
}
