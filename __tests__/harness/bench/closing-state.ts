import type { Database } from '@/lib/server/db/database';

/** Unfinished uploads when the cycle closes: one third assigned, one third in the pool, one third dropped. */
export const LEFTOVERS = 300;

export interface ClosingState {
  status: 'closing' | 'closed';
  version: number;
  /** Violations of this status's expected state, as sentences. */
  problems: string[];
}

const STATE = `select c.status, c.version,
  (select count(*)::int from cycle_leftovers l where l.cycle_id = c.id) as leftovers,
  (select count(*)::int from uploads u where u.status = 'assigned') as assigned,
  (select count(*)::int from uploads u where u.status = 'open') as open,
  (select count(*)::int from uploads u where u.status = 'done') as done,
  (select count(*)::int from catalogs where deleted_at is not null) as deleted,
  (select count(*)::int from audit_entries a where a.subject_id = c.id and a.action = 'cycles.closed')
    - (select count(*)::int from audit_entries a where a.subject_id = c.id and a.action = 'cycles.reopened') as closings,
  (select coalesce(sum(amount), 0)::int from cycle_events e where e.cycle_id = c.id and e.stage = 'live') as live,
  c.results -> 'counts' ->> 'live' as frozen,
  (select count(distinct a.subject_id)::int from audit_entries a
    where a.action = 'catalogs.status-changed' and a.changes -> 'status' ->> 'after' = 'live') as audited
  from cycles c`;

interface Row extends Record<string, unknown> {
  status: ClosingState['status'];
  version: number;
}

/** Expected counts per status: all or none. */
const EXPECTED: Record<ClosingState['status'], Record<string, number>> = {
  closing: { leftovers: 0, assigned: (LEFTOVERS * 2) / 3, open: LEFTOVERS / 3, done: 0, deleted: 0, closings: 0 },
  closed: {
    leftovers: LEFTOVERS,
    assigned: LEFTOVERS / 3,
    open: LEFTOVERS / 3,
    done: LEFTOVERS / 3,
    deleted: LEFTOVERS / 3,
    closings: 1,
  },
};

/** Reads everything that a closing changes. */
export async function readClosing({ pool }: Database): Promise<ClosingState> {
  const { rows } = await pool.query<Row>(STATE);
  const row = rows[0] as Row;
  const wrong = Object.entries(EXPECTED[row.status]).filter(([name, count]) => row[name] !== count);
  const problems = wrong.map(([name, count]) => `${row.status}: ${name} is ${String(row[name])}, not ${count}`);
  const isFrozen = row.frozen !== null;
  if (isFrozen !== (row.status === 'closed'))
    problems.push(`${row.status}: numbers are ${isFrozen ? '' : 'not '}frozen`);
  if (isFrozen && Number(row.frozen) !== row.live)
    problems.push(`frozen are ${String(row.frozen)} of ${String(row.live)}`);
  if (row.live !== row.audited) problems.push(`stamped are ${String(row.live)}, audited ${String(row.audited)}`);
  return { status: row.status, version: row.version, problems };
}
