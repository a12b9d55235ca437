import type { Ask } from './ask';
import type { Deed, Ledger } from './ledger';

const textOf = ({ action, subjectId, requestId }: Deed) => `${action} of ${subjectId} by call ${requestId}`;

/** Compares the audit entries with the expected ones: each exactly once, and no others of the same calls. */
function compare(deeds: readonly Deed[], there: ReadonlyMap<string, number>): string[] {
  const wanted = new Set(deeds.map(textOf));
  return [
    ...[...wanted].filter((deed) => !there.has(deed)).map((deed) => `not in the audit: ${deed}`),
    ...[...there].filter(([, count]) => count > 1).map(([deed]) => `twice in the audit: ${deed}`),
    ...[...there.keys()].filter((deed) => !wanted.has(deed)).map((deed) => `in the audit, and not done: ${deed}`),
  ];
}

/**
 * Compares the audit with every acknowledged call, by the request id from the server: each change is recorded once.
 * Refused calls have no entries.
 */
export async function checkAudit(ask: Ask, { deeds, refused }: Ledger): Promise<string[]> {
  const calls = [...new Set([...deeds.map(({ requestId }) => requestId), ...refused])];
  const rows = await ask<Deed & { count: number }>(
    `select request_id as "requestId", action, subject_id as "subjectId", count(*)::int as count from audit_entries
     where request_id = any($1) group by 1, 2, 3`,
    [calls],
  );
  return compare(deeds, new Map(rows.map((row) => [textOf(row), row.count])));
}
