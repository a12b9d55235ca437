import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EditorThroughput } from '@/lib/contracts/base/editor-throughput';
import type { Queryable } from '../../db/database';
import { auditEntries } from '../../db/schema/system';
import { users } from '../../db/schema/users';

interface Since {
  week: Date;
  month: Date;
}

/** A kind of tagged and reviewed record: its table with the tagger, its status action, and the status it returns to. */
interface Judged {
  action: `${string}.status-changed`;
  table: PgTable;
  id: AnyPgColumn;
  taggedById: AnyPgColumn;
  back: string;
}

/**
 * Work sent to review per editor and the reviewers' decisions, from the status history: a record returned and
 * resubmitted counts as one tagged and two decisions.
 */
export async function byEditor(tx: Queryable, of: Judged, { week, month }: Since): Promise<EditorThroughput[]> {
  const { action, at, actorId, subjectId, changes } = auditEntries;
  const { rows } = await tx.execute<Record<'week' | 'month' | 'judged' | 'back' | 'rejected', number> & Named>(sql`
    with steps as materialized (
      select ${actorId} as actor_id, ${subjectId} as subject_id, ${at} as at,
        ${changes} -> 'status' ->> 'before' as was, ${changes} -> 'status' ->> 'after' as became
      from ${auditEntries} where ${action} = ${of.action} and ${at} >= ${month.toISOString()}::timestamptz
    ), tagged as (
      select actor_id as editor_id, count(distinct subject_id)::int as month,
        (count(distinct subject_id) filter (where at >= ${week.toISOString()}::timestamptz))::int as week
      from steps where became = 'in_review' group by 1
    ), judged as (
      select ${of.taggedById} as editor_id, count(*)::int as judged,
        (count(*) filter (where became = ${of.back}))::int as back,
        (count(*) filter (where became = 'rejected'))::int as rejected
      from steps join ${of.table} on ${of.id} = steps.subject_id
      where was = 'in_review' and became in ('live', ${of.back}, 'rejected') group by 1
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
