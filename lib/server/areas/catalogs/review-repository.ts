import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { catalogs } from '../../db/schema/catalogs';

/** The database's side of `isOwnWork` in the domain. */
const notOwnWork = (userId: string) =>
  and(...[catalogs.taggedById, catalogs.lastEditedById].map((person) => or(isNull(person), ne(person, userId))));

/** What waits for a review by somebody: everything but their own work. */
export const waitsFor = (userId: string) =>
  and(eq(catalogs.status, 'in_review'), isNull(catalogs.deletedAt), notOwnWork(userId));
