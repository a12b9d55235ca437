import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs, catalogTagImages, catalogTags } from '../../db/schema/catalogs';
import { auditEntries } from '../../db/schema/system';

/** How many catalogs have a value, including deleted ones, which may be restored. */
export const countTagged = (tx: Queryable, valueId: string): Promise<number> =>
  tx.$count(catalogTags, eq(catalogTags.valueId, valueId));

/** Removes a value from catalogs, including its photo limits. */
export async function untag(tx: Queryable, ids: string[], valueId: string): Promise<void> {
  await tx
    .delete(catalogTags)
    .where(and(eq(catalogTags.valueId, valueId), sql`${catalogTags.catalogId} = any(${sql.param(ids)}::uuid[])`));
}

/** Raises the version of catalogs. */
export const raiseVersions = (tx: Queryable, ids: string[]) =>
  tx
    .update(catalogs)
    .set({ version: sql`${catalogs.version} + 1` })
    .where(sql`${catalogs.id} = any(${sql.param(ids)}::uuid[])`);

/** Makes a value apply to whole catalogs. */
export async function forgetImages(tx: Queryable, ids: string[], valueId: string): Promise<void> {
  await tx
    .delete(catalogTagImages)
    .where(
      and(eq(catalogTagImages.valueId, valueId), sql`${catalogTagImages.catalogId} = any(${sql.param(ids)}::uuid[])`),
    );
}

/** Photos that two values of a catalog applied to before a merge; null for the whole catalog. */
export interface MergedImages {
  from: string[] | null;
  to: string[] | null;
}

/** Reads that from the audit history, the only place that still knows once the rows are gone. */
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
