import { eq } from 'drizzle-orm';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { orm } from '@/lib/server/db/database';
import { catalogTags } from '@/lib/server/db/schema/catalogs';
import { sellers } from '@/lib/server/db/schema/sellers';
import { attributeValues } from '@/lib/server/db/schema/taxonomy';
import { someOptions } from '../pdf/sample-catalogs';
import { serveApi } from '../support/api';
import { makeComplete } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

it.each([
  [
    'its seller',
    async ({ sellerId }: { sellerId: string }) => {
      await orm().update(sellers).set({ businessName: 'Kesariya House' }).where(eq(sellers.id, sellerId));
    },
  ],
  [
    'one of its tags',
    async ({ id }: { id: string }) => {
      const [tag] = await orm().select().from(catalogTags).where(eq(catalogTags.catalogId, id));
      await orm()
        .update(attributeValues)
        .set({ nameEn: 'Khadi' })
        .where(eq(attributeValues.id, tag?.valueId ?? ''));
    },
  ],
])('is outdated once %s has another name', async (_, rename) => {
  const sellerId = (await makeSeller({ status: 'active' })).id;
  const catalog = await makeComplete({ status: 'live', sellerId });
  const as = await makeSession({ user: await makeUser({ roles: ['catalog_expert'] }) });
  const body = {
    catalogIds: [catalog.id],
    options: someOptions({}),
    format: 'pdf' as const,
    quality: 'normal' as const,
  };
  const { id } = (await api.call(catalogPdfsApi.create, { body }, { as })).data;
  const isOutdated = async () => (await api.call(catalogPdfsApi.get, { params: { id } }, { as })).data.isOutdated;
  await workOff();
  expect(await isOutdated()).toBe(false);
  await rename(catalog);
  expect(await isOutdated()).toBe(true);
});
