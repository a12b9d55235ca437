import { Readable } from 'node:stream';
import sharp from 'sharp';
import { takePhotoFrom } from '@/lib/server/platform/photos/photo-service';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogImages, catalogs, catalogTags } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { attributes, attributeValues, productTypeAttributes, productTypes } from '@/lib/server/db/schema/taxonomy';
import { uploads } from '@/lib/server/db/schema/uploads';
import { makeUser } from './factories';
import { makeSeller } from './seller-factories';

/** A work item, open by default. */
export async function makeUpload(overrides: Partial<typeof uploads.$inferInsert> = {}) {
  const now = clock.now();
  const [upload] = await orm()
    .insert(uploads)
    .values({
      kind: 'catalog',
      source: 'whatsapp',
      sellerId: overrides.sellerId ?? (await makeSeller()).id,
      uploadedById: overrides.uploadedById ?? (await makeUser({ roles: ['pipeline_wa'] })).id,
      statusChangedAt: now,
      createdAt: now,
      ...overrides,
    })
    .returning();
  if (!upload) throw new Error('No upload was made.');
  return upload;
}

/** A catalog of a work item, a draft by default. */
export async function makeCatalog(overrides: Partial<typeof catalogs.$inferInsert> = {}) {
  const now = clock.now();
  const sellerId = overrides.sellerId ?? (await makeSeller()).id;
  const uploadId = overrides.uploadId ?? (await makeUpload({ sellerId })).id;
  const [catalog] = await orm()
    .insert(catalogs)
    .values({ statusChangedAt: now, createdAt: now, ...overrides, uploadId, sellerId })
    .returning();
  if (!catalog) throw new Error('No catalog was made.');
  return catalog;
}

/** A small photo, different for each shade. */
export const jpeg = (shade: number): Promise<Buffer> =>
  sharp({
    create: { width: 64, height: 80, channels: 3, background: { r: shade % 256, g: (shade * 7) % 256, b: 90 } },
  })
    .jpeg()
    .toBuffer();

let shades = 0;

/** An uploaded photo. */
export async function makePhoto(userId?: string) {
  const bytes = await jpeg((shades += 1));
  return takePhotoFrom(Readable.from([bytes]), 'photo.jpg', { userId: userId ?? (await makeUser()).id });
}

/** A saree type with its attributes; the fabric is required. */
export async function makeSareeType() {
  const base = { createdAt: clock.now(), position: 1 };
  const word = (nameEn: string, nameHi: string) => ({
    ...base,
    id: newId(),
    nameEn: `${nameEn} ${(shades += 1)}`,
    nameHi,
  });
  const [fabric, colour] = [
    { ...word('Fabric', 'कपड़ा'), several: false },
    { ...word('Colour', 'रंग'), several: true },
  ];
  await orm().insert(attributes).values([fabric, colour]);
  const value = (attributeId: string, nameEn: string, nameHi: string) => ({ ...word(nameEn, nameHi), attributeId });
  const values = {
    georgette: value(fabric.id, 'Georgette', 'जॉर्जेट'),
    cotton: value(fabric.id, 'Cotton', 'सूती'),
    red: value(colour.id, 'Red', 'लाल'),
    blue: value(colour.id, 'Blue', 'नीला'),
  };
  await orm().insert(attributeValues).values(Object.values(values));
  const type = { ...word('Saree', 'साड़ी'), segment: 'saree' as const, hsnCode: '5407' };
  await orm().insert(productTypes).values(type);
  await orm()
    .insert(productTypeAttributes)
    .values([
      { productTypeId: type.id, attributeId: fabric.id, required: true },
      { productTypeId: type.id, attributeId: colour.id, required: false },
    ]);
  const tag = ({ id, attributeId }: { id: string; attributeId: string }) => ({ attributeId, valueId: id });
  return { type, fabric, colour, values, tag };
}

/** A draft, by default with two photos and an open work item. */
export async function makeDraft(overrides: Partial<typeof catalogs.$inferInsert> = {}, count = 2) {
  const catalog = await makeCatalog(overrides);
  const photos = await Promise.all(Array.from({ length: count }, () => makePhoto()));
  const pictures = photos.map(({ id: photoId }, position) => ({
    id: newId(),
    catalogId: catalog.id,
    photoId,
    position,
    isCover: position === 0,
  }));
  await orm().insert(catalogImages).values(pictures);
  return { ...catalog, pictures };
}

/** A complete catalog: a cotton saree, by default with two photos. */
export async function makeComplete(overrides: Partial<typeof catalogs.$inferInsert> = {}, count = 2) {
  const saree = await makeSareeType();
  const details = { title: 'Kesariya', rate: 41_500, productTypeId: saree.type.id };
  const catalog = await makeDraft({ ...details, ...overrides }, count);
  await orm()
    .insert(catalogTags)
    .values({ catalogId: catalog.id, ...saree.tag(saree.values.cotton) });
  return { ...saree, ...catalog };
}
