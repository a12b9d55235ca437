import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import { DAY } from '../clock';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { catalogs } from '../db/schema/catalogs';
import { newId } from '../db/schema/columns';
import { sellers } from '../db/schema/sellers';
import { productTypes } from '../db/schema/taxonomy';
import { uploads } from '../db/schema/uploads';
import { Random } from './random';
import { SEED_NOW, seedIdRange } from './seed-ids';

const VOLUMES = ['Kesariya', 'Rangoli', 'Panghat', 'Meghdoot', 'Suhagan', 'Navrang', 'Chandrika', 'Utsav', 'Mayuri'];

/** Sellers that orders are taken for, and the catalogs of each. */
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

/** Stores catalogs that buyers see, each upload with its work done. */
export async function seedCatalogsForSale(uploadedById: string): Promise<(typeof catalogs.$inferSelect)[]> {
  const types = await orm().select({ id: productTypes.id, nameEn: productTypes.nameEn }).from(productTypes);
  const found = await orderableSellers();
  const made = found.map((seller, index) => {
    const random = new Random(900_000 + index);
    const at = new Date(SEED_NOW - (70 + random.below(60)) * DAY);
    const upload = {
      id: newId(),
      kind: 'catalog' as const,
      source: 'whatsapp' as const,
      sellerId: seller.id,
      uploadedById,
      status: 'done' as const,
      priority: 0,
      note: '',
      leaseToken: 0,
      skips: 0,
      statusChangedAt: at,
      createdAt: at,
      version: 1,
    };
    const rows = Array.from({ length: EACH }, (_, place) => {
      const type = types[random.below(types.length)];
      const isSet = random.chance(0.6);
      const title = `${VOLUMES[(index + place * 3) % VOLUMES.length]} vol ${1 + random.below(9)}`;
      const designNumber = `D.${1001 + random.below(800)}`;
      const words = type ? [type.nameEn] : [];
      return {
        id: newId(),
        uploadId: upload.id,
        sellerId: seller.id,
        title,
        description: '',
        designNumber,
        productTypeId: type?.id ?? null,
        rate: 100 * (195 + 5 * random.below(400)),
        isSet,
        pieces: isSet ? random.pick([4, 6, 8, 12]) : null,
        sizes: [],
        status: 'live' as const,
        statusChangedAt: at,
        isAvailable: true,
        isVisible: true,
        qcPassed: true,
        caption: '',
        searchText: catalogSearchText({ title, designNumber, sellerName: seller.businessName, words, caption: '' }),
        createdAt: at,
        version: 1,
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
  });
  return rows as unknown as (typeof catalogs.$inferSelect)[];
}
