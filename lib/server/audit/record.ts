import { fieldChanges } from '@/lib/domain/field-changes';
import { clock } from '../clock';
import type { Queryable } from '../db/database';
import { auditEntries } from '../db/schema/system';
import { currentRequestId } from '../http/request-context';

/** A record as it is written down: what may be shown later, never a password or token. */
type State = Record<string, unknown>;

export interface AuditEntry {
  actorId: string | null;
  /** `<area>.<what happened>`; the area is the kind of record. */
  action: `${string}.${string}`;
  subjectId?: string;
  before?: State;
  after?: State;
  details?: Record<string, unknown>;
}

const toRow = ({ before, after, ...entry }: AuditEntry) => ({
  ...entry,
  entity: entry.action.split('.')[0] ?? '',
  changes: before || after ? fieldChanges(before ?? {}, after ?? {}) : {},
  requestId: currentRequestId(),
  at: clock.now(),
});

/** Writes down who did what to which record, in the same transaction as the deed. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(toRow(entry));
}

/** Rows written by one statement: far below the number of values a statement can carry. */
const CHUNK = 1000;

/** The same for a deed that touched many records at once. */
export async function recordAudits(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += CHUNK)
    await tx.insert(auditEntries).values(entries.slice(start, start + CHUNK).map(toRow));
}
