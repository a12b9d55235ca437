import { eq, like } from 'drizzle-orm';
import { orm } from '@/lib/server/db/database';
import { rateLimits } from '@/lib/server/db/schema/system';
import type { LimitName } from '@/lib/server/http/rate-limits';

/** The counters of a limit, one row per person or address. */
export const limitRows = (name: LimitName) =>
  orm()
    .select()
    .from(rateLimits)
    .where(like(rateLimits.key, `${name}:%`));

/** Ends every window: limits count with the real clock, so their rows are moved instead. */
export const endWindows = () =>
  orm()
    .update(rateLimits)
    .set({ expire: Date.now() - 1 });

/** Sets the number of counted tries in all rows of a limit. */
export async function setTries(name: LimitName, points: number): Promise<void> {
  for (const { key } of await limitRows(name))
    await orm().update(rateLimits).set({ points }).where(eq(rateLimits.key, key));
}

export const forgetLimits = () => orm().delete(rateLimits);
