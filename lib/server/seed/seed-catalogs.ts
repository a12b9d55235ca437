import { Readable } from 'node:stream';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import { clock, DAY } from '../clock';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { catalogImages, catalogs, catalogTags } from '../db/schema/catalogs';
import { attributeValues, productTypeAttributes, productTypes } from '../db/schema/taxonomy';
import { sellers } from '../db/schema/sellers';
import { uploads } from '../db/schema/uploads';
import { takePhotoFrom } from '../platform/photos/photo-service';
import { drawFoldedCloth } from './draw-goods';
import { Random } from './random';
import { seedId, seedIdRange } from './seed-ids';

/** Live catalogs in the demo: each has a drawn photo of its own, which takes most of the time. */
const COUNT = 40;

const NAMES = [
  'Kesariya',
  'Mayuri',
  'Chandni',
  'Rangoli',
  'Meenakari',
  'Suhana',
  'Padmini',
  'Gulmohar',
  'Vrindavan',
  'Anarkali',
] as const;

interface People {
  /** Who brought them in, tagged them and reviewed them. */
  uploaderId: string;
  editorId: string;
  reviewerId: string;
}

/** Sellers whose catalogs buyers see, from every market, the same every time. */
const openSellers = () =>
  orm()
    .select({ id: sellers.id, businessName: sellers.businessName, marketId: sellers.marketId })
    .from(sellers)
    .where(and(eq(sellers.status, 'active'), eq(sellers.catalogAvailable, true), eq(sellers.deprioritised, false)))
    .orderBy(asc(sellers.id))
    .limit(COUNT / 2);

/** The first saree of the taxonomy, and a value of each attribute it requires. */
async function sareeTags() {
  const [type] = await orm()
    .select()
    .from(productTypes)
    .where(eq(productTypes.segment, 'saree'))
    .orderBy(asc(productTypes.position))
    .limit(1);
  if (!type) return null;
  const required = await orm()
    .selectDistinctOn([attributeValues.attributeId], {
      attributeId: attributeValues.attributeId,
      valueId: attributeValues.id,
    })
    .from(productTypeAttributes)
    .innerJoin(attributeValues, eq(attributeValues.attributeId, productTypeAttributes.attributeId))
    .where(and(eq(productTypeAttributes.productTypeId, type.id), eq(productTypeAttributes.required, true)))
    .orderBy(attributeValues.attributeId, asc(attributeValues.position));
  return { type, required };
}

/** Adds live catalogs to the demo, once. Gives their ids, the newest first. */
export async function seedCatalogs({ uploaderId, editorId, reviewerId }: People): Promise<string[]> {
  const { first, last } = seedIdRange('catalogs');
  const known = await orm()
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(and(gte(catalogs.id, first), lte(catalogs.id, last)))
    .orderBy(asc(catalogs.id));
  const [from, saree] = [await openSellers(), await sareeTags()];
  if (known.length > 0 || from.length === 0 || !saree) return known.map(({ id }) => id);
  const photos = [];
  for (let design = 0; design < COUNT; design += 1)
    photos.push(
      await takePhotoFrom(Readable.from([await drawFoldedCloth(design)]), `design-${design + 1}.jpg`, {
        userId: uploaderId,
      }),
    );
  const now = clock.now().getTime();
  const rows = photos.map((photo, nth) => {
    const random = new Random(7000 + nth);
    const seller = from[nth % from.length] ?? { id: '', businessName: '' };
    const title = `${random.pick(NAMES)} vol ${1 + random.below(9)}`;
    const at = new Date(now - nth * 0.4 * DAY);
    const words = [saree.type.nameEn, saree.type.nameHi];
    return {
      photo,
      upload: { id: seedId('uploads', nth), sellerId: seller.id, at },
      catalog: {
        id: seedId('catalogs', nth),
        uploadId: seedId('uploads', nth),
        sellerId: seller.id,
        title,
        productTypeId: saree.type.id,
        rate: 100 * (250 + 5 * random.below(180)),
        isSet: random.chance(0.7),
        pieces: 4 + 2 * random.below(4),
        status: 'live' as const,
        qcPassed: true,
        taggedById: editorId,
        lastEditedById: editorId,
        reviewedById: reviewerId,
        searchText: catalogSearchText({ title, designNumber: '', sellerName: seller.businessName, words, caption: '' }),
        description: '',
        designNumber: '',
        caption: '',
        sizes: [],
        isAvailable: true,
        isVisible: true,
        version: 1,
        statusChangedAt: at,
        createdAt: at,
      },
    };
  });
  await transaction(async (tx) => {
    await tx.insert(uploads).values(
      rows.map(({ upload: { at, ...upload } }) => ({
        ...upload,
        kind: 'catalog' as const,
        source: 'whatsapp' as const,
        uploadedById: uploaderId,
        editorId,
        status: 'done' as const,
        statusChangedAt: at,
        createdAt: at,
      })),
    );
    await insertMany(
      tx,
      catalogs,
      rows.map(({ catalog }) => catalog),
    );
    await tx
      .insert(catalogImages)
      .values(
        rows.map(({ catalog, photo }) => ({ catalogId: catalog.id, photoId: photo.id, position: 0, isCover: true })),
      );
    await insertMany(
      tx,
      catalogTags,
      rows.flatMap(({ catalog }) => saree.required.map((tag) => ({ catalogId: catalog.id, ...tag }))),
    );
  });
  return rows.map(({ catalog }) => catalog.id);
}
