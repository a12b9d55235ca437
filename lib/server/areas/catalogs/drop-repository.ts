import { and, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';

const markDeleted = (tx: Queryable, deletedAt: Date | null, matching: SQL | undefined) =>
  tx
    .update(catalogs)
    .set({ deletedAt, version: sql`${catalogs.version} + 1` })
    .where(matching)
    .returning({ id: catalogs.id, uploadId: catalogs.uploadId });

/** Deletes the catalogs of uploads that are in one of the statuses. Returns their ids. */
export const deleteOf = (tx: Queryable, uploadIds: readonly string[], statuses: readonly CatalogStatus[], at: Date) =>
  markDeleted(
    tx,
    at,
    and(
      inArray(catalogs.uploadId, [...uploadIds]),
      inArray(catalogs.status, [...statuses]),
      isNull(catalogs.deletedAt),
    ),
  );

/** Restores the catalogs that are still deleted. Returns their ids. */
export const restore = (tx: Queryable, ids: readonly string[]) =>
  markDeleted(tx, null, and(inArray(catalogs.id, [...ids]), isNotNull(catalogs.deletedAt)));
