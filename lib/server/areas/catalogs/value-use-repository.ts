import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs, catalogTagImages, catalogTags } from '../../db/schema/catalogs';
import { auditEntries } from '../../db/schema/system';

/** How many catalogs have a value, deleted ones among them: they may be restored. */
export const countTagged = (tx: Queryable, valueId: string): Promise<number> =>
  tx.$count(catalogTags, eq(catalogTags.valueId, valueId));

/** Takes a value away from catalogs, with what is said of pictures. */
export async function untag(tx: Queryable, ids: string[], valueId: string): Promise<void> {
  await tx
    .delete(catalogTags)
    .where(and(eq(catalogTags.valueId, valueId), sql`${catalogTags.catalogId} = any(${sql.param(ids)}::uuid[])`));
}

/** Says of catalogs that they were changed. */
export const raiseVersions = (tx: Queryable, ids: string[]) =>
  tx
    .update(catalogs)
    .set({ version: sql`${catalogs.version} + 1` })
    .where(sql`${catalogs.id} = any(${sql.param(ids)}::uuid[])`);

/** A value of catalogs is about the whole of them. */
export async function forgetImages(tx: Queryable, ids: string[], valueId: string): Promise<void> {
  await tx
    .delete(catalogTagImages)
    .where(
      and(eq(catalogTagImages.valueId, valueId), sql`${catalogTagImages.catalogId} = any(${sql.param(ids)}::uuid[])`),
    );
}

/** Which pictures two values of a catalog were about before a merge; null where that was the whole catalog. */
export interface MergedImages {
  from: string[] | null;
  to: string[] | null;
}

/** What the history of catalogs says of that: the only place that still knows, once the rows are gone. */
export async function imagesBefore(tx: Queryable, ids: string[], mergeId: string): Promise<Map<string, MergedImages>> {
  const { subjectId, action, details } = auditEntries;
  const found = await tx
    .select({ subjectId, images: sql<MergedImages>`${details} -> 'images'` })
    .from(auditEntries)
    .where(
      and(
        sql`${subjectId} = any(${sql.param(ids)}::uuid[])`,
        eq(action, 'catalogs.changed'),
        sql`${details} ->> 'mergeId' = ${mergeId} and ${details} -> 'images' is not null`,
      ),
    );
  return new Map(found.flatMap((row) => (row.subjectId ? [[row.subjectId, row.images] as const] : [])));
}

export const pictureIdsOf = async (tx: Queryable, ids: string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx
        .select({ id: catalogImages.id })
        .from(catalogImages)
        .where(sql`${catalogImages.catalogId} = any(${sql.param(ids)}::uuid[])`)
    ).map(({ id }) => id),
  );
