import { clock } from '../clock';
import type { Queryable } from '../db/database';
import { auditEntries } from '../db/schema/system';

export interface AuditEntry {
  actorId: string | null;
  /** `<area>.<what happened>`. */
  action: string;
  subjectId?: string;
  requestId?: string;
  details?: Record<string, unknown>;
}

/** Writes down who did what, in the same transaction as the deed. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, at: clock.now() });
}
