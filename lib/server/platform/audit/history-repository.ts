import { eq, inArray } from 'drizzle-orm';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { auditEntries } from '../../db/schema/system';
import { users } from '../../db/schema/users';

const columns = { at: auditEntries.at };

/** History of a record, or of a record and its parts, for its page. */
export async function historyOf(
  tx: Queryable,
  subjectId: string | readonly string[],
  request: ListRequest,
): Promise<Page<HistoryEntry>> {
  const { subjectId: subject } = auditEntries;
  const matching = typeof subjectId === 'string' ? eq(subject, subjectId) : inArray(subject, [...subjectId]);
  const keyset = new Keyset<HistoryEntry>(request, columns, auditEntries.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const { id, at, action, changes, details, requestId } = auditEntries;
  const found = await tx
    .select({ id, at, action, changes, details, requestId, actor: { id: users.id, name: users.name } })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map((entry): HistoryEntry => ({ ...entry, at: entry.at.toISOString() }));
  const all = tx.select({ id }).from(auditEntries).where(matching).getSQL();
  return keyset.page(rows, (entry) => entry.at, await countUpTo(tx, all));
}
