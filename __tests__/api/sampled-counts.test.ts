import { sql } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { COUNT_LIMIT } from '@/lib/contracts/base/list';
import { CATALOG_FACETS, TAGGED_LIMIT } from '@/lib/domain/catalogs/catalog-facets';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { serveApi } from '../support/api';
import { makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

let admin: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

/** This many catalogs from one upload. */
async function makeMany(count: number): Promise<string> {
  const { id, sellerId } = await makeUpload();
  const at = clock.now().toISOString();
  await orm().execute(sql`insert into ${catalogs} (id, upload_id, seller_id, status, status_changed_at, created_at)
    select gen_random_uuid(), ${id}::uuid, ${sellerId}::uuid, 'live', ${at}::timestamptz, ${at}::timestamptz
    from generate_series(1, ${count}::int)`);
  return id;
}

const facets = async (query: object) => (await api.call(catalogsApi.facets, { query }, { as: admin })).data;

it('says of which facets more match than were looked at', async () => {
  const few = await makeMany(TAGGED_LIMIT - 1);
  expect(await facets({ uploadId: [few] })).toMatchObject({
    sampled: [],
    status: [{ value: 'live', count: TAGGED_LIMIT - 1 }],
  });
  const some = await makeMany(TAGGED_LIMIT);
  expect((await facets({ uploadId: [some] })).sampled).toEqual(['valueId']);
  const many = await makeMany(COUNT_LIMIT + 1);
  const all = await facets({ uploadId: [many] });
  expect([...all.sampled].sort()).toEqual([...CATALOG_FACETS].sort());
  expect(all.status).toEqual([{ value: 'live', count: COUNT_LIMIT }]);
  // A selected facet is counted without its own filter: there are more than a list of drafts shows.
  expect((await facets({ uploadId: [many], status: ['draft'] })).sampled).toEqual(['status']);
});
