import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { chatMessages } from '../../db/schema/chat';
import { users } from '../../db/schema/users';

/** How far before the first counted answer a wait may have begun. */
const EARLIER = sql`interval '7 days'`;

/**
 * Every staff answer since a moment that the other side waited for: author, time and seconds waited. The wait starts
 * with the first of consecutive messages; a second answer in a row does not count.
 */
const answers = (from: Date) => sql`
  with said as (
    select conversation_id, author_id, sender, at,
      count(*) filter (where sender = 'staff') over (
        partition by conversation_id order by at, id rows between unbounded preceding and 1 preceding) as turn
    from ${chatMessages} where kind <> 'note' and at >= ${from.toISOString()}::timestamptz - ${EARLIER}),
  turns as (
    select min(at) filter (where sender <> 'staff') as asked, min(at) filter (where sender = 'staff') as answered,
      min(author_id::text) filter (where sender = 'staff') as author_id
    from said group by conversation_id, turn)
  select author_id::uuid as author_id, answered, extract(epoch from answered - asked) as seconds from turns
  where answered > asked and answered >= ${from.toISOString()}::timestamptz`;

const median = sql`percentile_cont(0.5) within group (order by seconds)`;

interface Figure {
  answers: number;
  median: number;
  slowest: number;
  [column: string]: unknown;
}

/** Answers per staff member since a moment, busiest first. */
export const byPerson = async (tx: Queryable, from: Date) =>
  (
    await tx.execute<Figure & { id: string; name: string }>(sql`
      select ${users.id} as id, ${users.name} as name, count(*)::int as answers,
        round(${median})::int as median, round(max(seconds))::int as slowest
      from (${answers(from)}) as given join ${users} on ${users.id} = given.author_id
      group by ${users.id}, ${users.name} order by answers desc, name, id`)
  ).rows;

/** Answers per Indian day since a moment, latest first. */
export const byDay = async (tx: Queryable, from: Date) =>
  (
    await tx.execute<Figure & { day: string }>(sql`
      select to_char(answered at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*)::int as answers,
        round(${median})::int as median, round(max(seconds))::int as slowest
      from (${answers(from)}) as given group by day order by day desc`)
  ).rows;
