import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { cycleEvents } from '../../db/schema/cycles';
import { uploads } from '../../db/schema/uploads';

const ONE = { one: sql`1` };

/** Whether the record has an event in one of these cycles. */
export const stampedIn = (tx: Queryable, recordId: AnyPgColumn, cycleIds: readonly string[]): SQL =>
  exists(
    tx
      .select(ONE)
      .from(cycleEvents)
      .where(and(eq(cycleEvents.subjectId, recordId), inArray(cycleEvents.cycleId, [...cycleIds]))),
  );

/** Whether a catalog of the upload has one. */
export const uploadStampedIn = (tx: Queryable, cycleIds: readonly string[]): SQL =>
  exists(
    tx
      .select(ONE)
      .from(catalogs)
      .where(and(eq(catalogs.uploadId, uploads.id), stampedIn(tx, catalogs.id, cycleIds))),
  );
