import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { EditorThroughput, SellerThroughput } from '@/lib/contracts/catalogs/catalog-control';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { auditEntries } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { seenByBuyers } from './visibility-repository';

/** The sellers with the most live catalogs, and how many of those buyers see. */
export async function topSellers(tx: Queryable, limit: number): Promise<SellerThroughput[]> {
  const { rows } = await tx.execute<{ id: string; name: string; live: number; seen: number }>(sql`
    select ${sellers.id} as id, ${sellers.businessName} as name, counted.live, counted.seen from (
      select ${catalogs.sellerId} as seller_id, count(*)::int as live,
        (count(*) filter (where ${seenByBuyers(tx)}))::int as seen
      from ${catalogs} where ${catalogs.status} = 'live' and ${catalogs.deletedAt} is null
      group by 1 order by 2 desc, 1 limit ${limit}
    ) counted join ${sellers} on ${sellers.id} = counted.seller_id order by counted.live desc, ${sellers.id}`);
  return rows.map(({ id, name, ...counts }) => ({ seller: { id, businessName: name }, ...counts }));
}

interface StatusCount {
  sellerId: string;
  status: CatalogStatus;
  count: number;
  seen: number;
}

/** How many catalogs of each status some sellers have, and how many of those buyers see. */
export const countsOfSellers = (tx: Queryable, ids: string[]): Promise<StatusCount[]> =>
  tx
    .select({
      sellerId: catalogs.sellerId,
      status: catalogs.status,
      count: sql<number>`count(*)::int`,
      seen: sql<number>`(count(*) filter (where ${seenByBuyers(tx)}))::int`,
    })
    .from(catalogs)
    .where(and(inArray(catalogs.sellerId, ids), isNull(catalogs.deletedAt)))
    .groupBy(catalogs.sellerId, catalogs.status);

interface Since {
  week: Date;
  month: Date;
}

/**
 * What editors sent to review and what reviewers said of it, read from the history of steps: a catalog that went back
 * and came again is one catalog tagged, and two judgements.
 */
export async function byEditor(tx: Queryable, { week, month }: Since): Promise<EditorThroughput[]> {
  const { action, at, actorId, subjectId, changes } = auditEntries;
  const { rows } = await tx.execute<Record<'week' | 'month' | 'judged' | 'back' | 'rejected', number> & Named>(sql`
    with steps as materialized (
      select ${actorId} as actor_id, ${subjectId} as subject_id, ${at} as at,
        ${changes} -> 'status' ->> 'before' as was, ${changes} -> 'status' ->> 'after' as became
      from ${auditEntries} where ${action} = 'catalogs.status-changed' and ${at} >= ${month.toISOString()}::timestamptz
    ), tagged as (
      select actor_id as editor_id, count(distinct subject_id)::int as month,
        (count(distinct subject_id) filter (where at >= ${week.toISOString()}::timestamptz))::int as week
      from steps where became = 'in_review' group by 1
    ), judged as (
      select ${catalogs.taggedById} as editor_id, count(*)::int as judged,
        (count(*) filter (where became = 'changes_requested'))::int as back,
        (count(*) filter (where became = 'rejected'))::int as rejected
      from steps join ${catalogs} on ${catalogs.id} = steps.subject_id
      where was = 'in_review' and became in ('live', 'changes_requested', 'rejected') group by 1
    )
    select ${users.id} as id, ${users.name} as name, coalesce(week, 0) as week, coalesce(month, 0) as month,
      coalesce(judged, 0) as judged, coalesce(back, 0) as back, coalesce(rejected, 0) as rejected
    from tagged full join judged using (editor_id) join ${users} on ${users.id} = editor_id
    order by 4 desc, 5 desc, 2, 1 limit 100`);
  return rows.map(({ id, name, week: lastWeek, month: lastMonth, judged, back, rejected }) => ({
    editor: { id, name },
    taggedInWeek: lastWeek,
    taggedInMonth: lastMonth,
    judged,
    sentBack: back,
    rejected,
  }));
}

interface Named {
  id: string;
  name: string;
  [key: string]: unknown;
}
