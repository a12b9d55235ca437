import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import { getTaxonomy } from '../areas/taxonomy/service';
import { DAY } from '../clock';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { catalogImages, catalogs } from '../db/schema/catalogs';
import { newId } from '../db/schema/columns';
import { sellers } from '../db/schema/sellers';
import { uploads } from '../db/schema/uploads';
import { drawPhotos } from './draw-photos';
import { goodsAt } from './goods-at';
import { Random } from './random';
import { seedIdRange } from './seed-ids';
import { typeNamed } from './seed-tags';

/** Number of sellers with orders, and of catalogs per seller. */
const [SELLERS, EACH] = [60, 4];

const orderableSellers = () => {
  const { first, last } = seedIdRange('sellers');
  return orm()
    .select({ id: sellers.id, businessName: sellers.businessName })
    .from(sellers)
    .where(
      and(
        gte(sellers.id, first),
        lte(sellers.id, last),
        eq(sellers.status, 'active'),
        eq(sellers.catalogAvailable, true),
        eq(sellers.deprioritised, false),
        eq(sellers.ordersEnabled, true),
      ),
    )
    .orderBy(asc(sellers.id))
    .limit(SELLERS);
};

/** Indexes of their designs, used by no other catalog of the demo. */
const FIRST_DESIGN = 2000;

/** Stores catalogs visible to buyers, each with a finished upload. Without photos where no one looks at them. */
export async function seedCatalogsForSale(
  uploadedById: string,
  { hasPhotos, now }: { hasPhotos: boolean; now: number },
): Promise<(typeof catalogs.$inferSelect)[]> {
  const [found, taxonomy] = [await orderableSellers(), await getTaxonomy()];
  const goods = Array.from({ length: found.length * EACH }, (_, nth) => goodsAt(FIRST_DESIGN + nth));
  const photos = hasPhotos ? await drawPhotos(goods, uploadedById) : [];
  const made = found.map((seller, index) => {
    const random = new Random(900_000 + index);
    const at = new Date(now - (70 + random.below(60)) * DAY);
    const upload: typeof uploads.$inferInsert = {
      kind: 'catalog',
      source: 'whatsapp',
      status: 'done',
      ...{ id: newId(), sellerId: seller.id, uploadedById },
      ...{ priority: 0, note: '', leaseToken: 0, skips: 0, statusChangedAt: at, createdAt: at, version: 1 },
    };
    const rows = goods.slice(index * EACH, (index + 1) * EACH).map((offer): typeof catalogs.$inferInsert => {
      const { title, designNumber, caption, isSet, pieces, sizes } = offer;
      const { id: productTypeId, nameEn, nameHi } = typeNamed(offer.productType, taxonomy);
      const words = [nameEn, nameHi];
      return {
        status: 'live',
        ...{ id: newId(), uploadId: upload.id ?? '', sellerId: seller.id, statusChangedAt: at },
        ...{ title, designNumber, caption, description: '', productTypeId, isSet, sizes, createdAt: at, version: 1 },
        ...{ isAvailable: true, isVisible: true, qcPassed: true, pieces: isSet ? pieces : null },
        rate: 100 * (195 + 5 * random.below(400)),
        searchText: catalogSearchText({ title, designNumber, sellerName: seller.businessName, words, caption }),
      };
    });
    return { upload, rows };
  });
  const rows = made.flatMap((one) => one.rows);
  await transaction(async (tx) => {
    await insertMany(
      tx,
      uploads,
      made.map(({ upload }) => upload),
    );
    await insertMany(tx, catalogs, rows);
    await insertMany(
      tx,
      catalogImages,
      photos.map(({ id: photoId }, nth) => ({
        ...{ id: newId(), catalogId: rows[nth]?.id ?? '', photoId, position: 0, isCover: true },
      })),
    );
  });
  return rows as unknown as (typeof catalogs.$inferSelect)[];
}
