import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { uploads } from '@/lib/server/db/schema/uploads';
import { makeUser } from './factories';
import { makeSeller } from './seller-factories';

/** A work item, open unless told. */
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

/** A catalog of a work item, a draft unless told. */
export async function makeCatalog(overrides: Partial<typeof catalogs.$inferInsert> = {}) {
  const now = clock.now();
  const uploadId = overrides.uploadId ?? (await makeUpload({ sellerId: overrides.sellerId })).id;
  const sellerId = overrides.sellerId ?? (await makeSeller()).id;
  const [catalog] = await orm()
    .insert(catalogs)
    .values({ statusChangedAt: now, createdAt: now, ...overrides, uploadId, sellerId })
    .returning();
  if (!catalog) throw new Error('No catalog was made.');
  return catalog;
}
