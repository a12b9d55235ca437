import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { orderLines } from '../../db/schema/orders';
import { auditEntries } from '../../db/schema/system';

/** SQL counterpart of `isOwnWork` in the domain. */
const notOwnWork = (userId: string) =>
  and(...[catalogs.taggedById, catalogs.lastEditedById].map((person) => or(isNull(person), ne(person, userId))));

/** Catalogs this user can review: all but their own work. */
export const waitsFor = (userId: string) =>
  and(eq(catalogs.status, 'in_review'), isNull(catalogs.deletedAt), notOwnWork(userId));

const changed = (field: string, side: 'before' | 'after') => sql`${auditEntries.changes} -> ${field} ->> ${side}`;

/** The last two status changes of a catalog, latest first. */
export const lastStatuses = (tx: Queryable, id: string) =>
  tx
    .select({
      at: auditEntries.at,
      was: sql<CatalogStatus | null>`${changed('status', 'before')}`,
      became: sql<CatalogStatus>`${changed('status', 'after')}`,
      /** The previous value, if it changed too. */
      qcPassed: sql<boolean | null>`(${changed('qcPassed', 'before')})::boolean`,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), isNotNull(changed('status', 'after'))))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(2);

/** Whether a buyer placed an order for it. */
export const isOrdered = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.$count(orderLines, and(eq(orderLines.catalogId, id), isNotNull(orderLines.subOrderId)))) > 0;
