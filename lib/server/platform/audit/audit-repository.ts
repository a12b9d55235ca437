import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { AuditEntry } from '@/lib/contracts/audit';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { auditEntries } from '../../db/schema/system';
import { users } from '../../db/schema/users';

export interface AuditFilters {
  actorId?: string[];
  entity?: string[];
  action?: string[];
  subjectId?: string;
  requestId?: string;
  from?: string;
  to?: string;
}

const matching = ({ actorId, entity, action, subjectId, requestId, from, to }: AuditFilters) =>
  and(
    actorId && inArray(auditEntries.actorId, actorId),
    entity && inArray(auditEntries.entity, entity),
    action && inArray(auditEntries.action, action),
    subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
    requestId ? eq(auditEntries.requestId, requestId) : undefined,
    from ? gte(auditEntries.at, new Date(from)) : undefined,
    to ? lt(auditEntries.at, new Date(to)) : undefined,
  );

export async function list(tx: Queryable, filters: AuditFilters & ListRequest): Promise<Page<AuditEntry>> {
  const keyset = new Keyset<AuditEntry>(filters, { at: auditEntries.at }, auditEntries.id);
  const matches = matching(filters);
  const { where, orderBy, limit } = keyset.plan(matches);
  const { id, at, action, entity, subjectId, changes, details, requestId } = auditEntries;
  const found = await tx
    .select({
      ...{ id, at, action, entity, subjectId, changes, details, requestId },
      actor: { id: users.id, name: users.name },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map((entry): AuditEntry => ({ ...entry, at: entry.at.toISOString() }));
  const all = tx.select({ id }).from(auditEntries).where(matches).getSQL();
  return keyset.page(rows, (entry) => entry.at, await countUpTo(tx, all));
}

/**
 * All actions, found by skipping from each to the next: one index lookup per action, however many entries they have.
 */
export async function listActions(tx: Queryable): Promise<string[]> {
  const { action } = auditEntries;
  const first = sql`select ${action} from ${auditEntries} order by ${action} limit 1`;
  const next = sql`select ${action} from ${auditEntries} where ${action} > found.name order by ${action} limit 1`;
  const { rows } = await tx.execute<{ name: string }>(sql`
    with recursive found (name) as (
      (${first}) union all select (${next}) from found where found.name is not null
    ) select name from found where name is not null`);
  return rows.map(({ name }) => name);
}
