import { eq } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { orm } from '@/lib/server/db/database';
import { attributes } from '@/lib/server/db/schema/taxonomy';
import { serveApi } from '../support/api';
import { makeCatalog, makeSareeType } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

let admin: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => (admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) })));

async function place() {
  const { type, fabric, colour } = await makeSareeType();
  const catalog = await makeCatalog({ productTypeId: type.id, title: 'Kesariya', rate: 40_000 });
  const listed = async () => {
    const { data } = await api.call(catalogsApi.list, { query: { productTypeId: [type.id] } }, { as: admin });
    return data.rows.find(({ id }) => id === catalog.id)?.missing;
  };
  const [{ data: taxonomy }] = [await api.call(taxonomyApi.get, {}, { as: admin })];
  const version = taxonomy.productTypes.find(({ id }) => id === type.id)?.version ?? 0;
  const require = (required: (typeof fabric)[]) => {
    const chosen = required.map(({ id }) => ({ attributeId: id, required: true, valueIds: [] }));
    const body = { version, attributes: chosen };
    return api.call(taxonomyApi.updateProductType, { params: { id: type.id }, body }, { as: admin });
  };
  return { fabric, colour, listed, require };
}

describe('what a list says is missing', () => {
  it('follows a product type at once', async () => {
    const { fabric, colour, listed, require } = await place();
    expect(await listed()).toEqual(['a photo', fabric.nameEn]);
    expect((await require([fabric, colour])).status).toBe(200);
    expect(await listed()).toEqual(['a photo', fabric.nameEn, colour.nameEn]);
  });

  it('follows one that asks for nothing any more', async () => {
    const { fabric, listed, require } = await place();
    expect(await listed()).toContain(fabric.nameEn);
    await require([]);
    expect(await listed()).toEqual(['a photo']);
  });

  it('is called as the attribute is now, whoever renamed it', async () => {
    const { fabric, listed } = await place();
    expect(await listed()).toContain(fabric.nameEn);
    // Writes directly to the database, as another process does.
    await orm().update(attributes).set({ nameEn: 'Cloth of another process' }).where(eq(attributes.id, fabric.id));
    expect(await listed()).toEqual(['a photo', 'Cloth of another process']);
  });
});
