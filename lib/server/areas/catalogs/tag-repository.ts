import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PictureTag } from '@/lib/domain/catalogs/catalog-tags';
import type { Queryable } from '../../db/database';
import { catalogTagImages, catalogTags } from '../../db/schema/catalogs';

/** The tags of catalogs, each with its photos unless it applies to the whole catalog. */
export async function tagsOf(tx: Queryable, ids: readonly string[]): Promise<(PictureTag & { catalogId: string })[]> {
  if (ids.length === 0) return [];
  const { catalogId, attributeId, valueId } = catalogTags;
  const { imageId } = catalogTagImages;
  const rows = await tx
    .select({
      ...{ catalogId, attributeId, valueId },
      imageIds: sql<
        string[] | null
      >`array_agg(${imageId}::text order by ${imageId}) filter (where ${imageId} is not null)`,
    })
    .from(catalogTags)
    .leftJoin(catalogTagImages, and(eq(catalogTagImages.catalogId, catalogId), eq(catalogTagImages.valueId, valueId)))
    .where(inArray(catalogId, [...ids]))
    .groupBy(catalogId, attributeId, valueId);
  return rows.map(({ imageIds: some, ...tag }) => (some ? { ...tag, imageIds: some } : tag));
}

/** As `tagsOf`, by catalog; a catalog without tags has no entry. */
export async function tagsById(tx: Queryable, ids: readonly string[]): Promise<Map<string, PictureTag[]>> {
  const byId = new Map(ids.map((id): [string, PictureTag[]] => [id, []]));
  for (const { catalogId, ...tag } of await tagsOf(tx, ids)) byId.get(catalogId)?.push(tag);
  return byId;
}

/** Limits existing tags, which applied to whole catalogs, to photos. */
export async function addTagImages(
  tx: Queryable,
  tags: readonly { catalogId: string; valueId: string; imageIds?: readonly string[] }[],
): Promise<void> {
  const rows = tags.flatMap(({ catalogId, valueId, imageIds: some = [] }) =>
    some.map((imageId) => ({ catalogId, valueId, imageId })),
  );
  if (rows.length > 0) await tx.insert(catalogTagImages).values(rows);
}

/** Replaces the tags of a catalog. */
export async function replaceTags(tx: Queryable, catalogId: string, tags: readonly PictureTag[]): Promise<void> {
  await tx.delete(catalogTags).where(eq(catalogTags.catalogId, catalogId));
  if (tags.length === 0) return;
  await tx.insert(catalogTags).values(tags.map(({ attributeId, valueId }) => ({ catalogId, attributeId, valueId })));
  await addTagImages(
    tx,
    tags.map((tag) => ({ ...tag, catalogId })),
  );
}
