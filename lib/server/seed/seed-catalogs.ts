import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { getTaxonomy } from '../areas/taxonomy/service';
import { clock, DAY } from '../clock';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { catalogImages, catalogs, catalogTags } from '../db/schema/catalogs';
import { newId } from '../db/schema/columns';
import { sellers } from '../db/schema/sellers';
import { auditEntries } from '../db/schema/system';
import { uploads } from '../db/schema/uploads';
import { catalogAt, type CatalogStaff } from './catalog-history';
import { drawPhotos } from './draw-photos';
import { goodsAt } from './goods-at';
import { seedId, seedIdRange } from './seed-ids';

/** Catalogs per upload, and the days over which they arrived. */
const [EACH, DAYS] = [2, 60];
const SELLERS = 60;

/** Sellers whose catalogs are visible to buyers, from every market, always the same. */
const openSellers = () =>
  orm()
    .select({ id: sellers.id, businessName: sellers.businessName })
    .from(sellers)
    .where(and(eq(sellers.status, 'active'), eq(sellers.catalogAvailable, true), eq(sellers.deprioritised, false)))
    .orderBy(asc(sellers.id))
    .limit(SELLERS);

/** Ids of the live catalogs in the demo's past, newest first. */
const liveOnes = async (): Promise<string[]> => {
  const { first, last } = seedIdRange('catalogs');
  const known = await orm()
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(
      and(gte(catalogs.id, first), lte(catalogs.id, last), eq(catalogs.status, 'live'), eq(catalogs.isAvailable, true)),
    )
    .orderBy(asc(catalogs.id));
  return known.map(({ id }) => id);
};

async function makeRows(count: number, staff: CatalogStaff) {
  const [from, taxonomy, now] = [await openSellers(), await getTaxonomy(), clock.now()];
  return Array.from({ length: count }, (_, nth) => {
    const of = Math.floor(nth / EACH);
    const seller = from[of % from.length] ?? { id: '', businessName: '' };
    const at = new Date(now.getTime() - DAY - (of * EACH * DAYS * DAY) / count);
    const uploaderId = staff.uploaders[of % staff.uploaders.length] ?? '';
    const came = { at, seller, uploadId: seedId('uploads', of), uploaderId, staff, taxonomy, now };
    return { ...catalogAt(nth, came), came };
  });
}

type Row = Awaited<ReturnType<typeof makeRows>>[number];

/** A catalog's finished work item. */
const uploadOf = ({ catalog, came }: Row): typeof uploads.$inferInsert => ({
  ...{ id: came.uploadId, sellerId: came.seller.id, uploadedById: came.uploaderId, editorId: catalog.taggedById },
  kind: 'catalog',
  source: 'whatsapp',
  status: 'done',
  ...{ createdAt: came.at, statusChangedAt: came.at },
  ...{ priority: 0, note: '', leaseToken: 1, skips: 0, version: 1 },
});

/** Adds catalogs of the last 60 days to the demo, once. Returns the ids of those visible to buyers, newest first. */
export async function seedCatalogs(count: number, staff: CatalogStaff): Promise<string[]> {
  if ((await orm().$count(catalogs)) > 0) return liveOnes();
  const goods = Array.from({ length: count }, (_, nth) => goodsAt(nth));
  const photos = await drawPhotos(goods, staff.uploaders[0] ?? staff.admin);
  const rows = await makeRows(count, staff);
  await transaction(async (tx) => {
    await insertMany(tx, uploads, rows.filter((_, nth) => nth % EACH === 0).map(uploadOf));
    await insertMany(
      tx,
      catalogs,
      rows.map(({ catalog }) => catalog),
    );
    await insertMany(
      tx,
      catalogImages,
      rows.map(({ catalog }, nth) => ({
        ...{ id: newId(), catalogId: catalog.id ?? '', photoId: photos[nth]?.id ?? '', position: 0, isCover: true },
      })),
    );
    await insertMany(
      tx,
      catalogTags,
      rows.flatMap(({ catalog, tags }) => tags.map((tag) => ({ catalogId: catalog.id ?? '', ...tag }))),
    );
    await insertMany(
      tx,
      auditEntries,
      rows.flatMap(({ history }) => history),
    );
  });
  return liveOnes();
}
