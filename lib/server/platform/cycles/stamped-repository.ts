import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { cycleEvents } from '../../db/schema/cycles';
import { uploads } from '../../db/schema/uploads';

/** Whether the record has an event in one of these cycles. */
export const stampedIn = (tx: Queryable, recordId: AnyPgColumn, cycleIds: readonly string[]): SQL =>
  anyRow(tx, cycleEvents, and(eq(cycleEvents.subjectId, recordId), inArray(cycleEvents.cycleId, [...cycleIds])));

/** Whether a catalog of the upload has one. */
export const uploadStampedIn = (tx: Queryable, cycleIds: readonly string[]): SQL =>
  anyRow(tx, catalogs, and(eq(catalogs.uploadId, uploads.id), stampedIn(tx, catalogs.id, cycleIds)));
