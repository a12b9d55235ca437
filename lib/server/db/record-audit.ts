import { desc, eq, sql } from 'drizzle-orm';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { clock } from '../clock';
import type { Queryable } from './database';
import { insertMany } from './insert-many';
import { preparedOnce } from './prepared';
import { newId } from './schema/columns';
import { auditEntries } from './schema/system';
import { users } from './schema/users';
import { currentRequestId } from '../request-context';

/** A record's audited fields: only what may be shown later, never a password or token. */
type State = Record<string, unknown>;

export interface AuditEntry {
  actorId: string | null;
  /** `<area>.<event>`; the area is the kind of record. */
  action: `${string}.${string}`;
  subjectId?: string;
  before?: State;
  after?: State;
  details?: Record<string, unknown>;
}

const toRow = ({ before, after, actorId, action, subjectId, details = {} }: AuditEntry) => ({
  id: newId(),
  actorId,
  action,
  subjectId: subjectId ?? null,
  details,
  entity: action.split('.')[0] ?? '',
  changes: before || after ? fieldChanges(before ?? {}, after ?? {}) : {},
  requestId: currentRequestId(),
  at: clock.now(),
});

/** Runs on every change. */
const insertEntry = preparedOnce((tx) =>
  tx
    .insert(auditEntries)
    .values({
      id: sql.placeholder('id'),
      actorId: sql.placeholder('actorId'),
      action: sql.placeholder('action'),
      subjectId: sql.placeholder('subjectId'),
      details: sql.placeholder('details'),
      entity: sql.placeholder('entity'),
      changes: sql.placeholder('changes'),
      requestId: sql.placeholder('requestId'),
      at: sql.placeholder('at'),
    })
    .prepare('audit_entry'),
);

/** Records who did what to which record, in the same transaction as the change. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await insertEntry(tx).execute(toRow(entry));
}

/** The last person to act on a record, from its history. */
export async function lastActorOf(tx: Queryable, subjectId: string): Promise<{ id: string; name: string } | undefined> {
  const [person] = await tx
    .select({ id: users.id, name: users.name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return person;
}

/** Entries per statement: a few hundred kilobytes. */
const CHUNK = 1000;

/** Same for an action on many records at once. */
export async function recordAudits(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(toRow);
  for (let start = 0; start < rows.length; start += CHUNK)
    await insertMany(tx, auditEntries, rows.slice(start, start + CHUNK));
}
