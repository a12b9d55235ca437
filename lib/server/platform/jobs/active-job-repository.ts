import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Option } from '@/lib/contracts/base/options';
import type { Queryable } from '../../db/database';
import { jobs } from '../../db/schema/jobs';

/** A person's running and queued jobs, oldest first. */
export const activeOf = (tx: Queryable, ownerId: string): Promise<Option[]> =>
  tx
    .select({ id: jobs.id, label: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), inArray(jobs.state, ['queued', 'running']), isNull(jobs.cancelledAt)))
    .orderBy(asc(jobs.createdAt), asc(jobs.id));
