import { states, statesOf } from '../states';

export const CYCLE_STATE_TEXTS = states({
  planned: { label: 'Planned', tone: 'plain' },
  active: { label: 'Active', tone: 'success' },
  closing: { label: 'Closing', tone: 'warning' },
  closed: { label: 'Closed', tone: 'plain' },
});

/** Roles that plan and close cycles. */
export const CYCLE_PLANNERS = ['admin'] as const;

export const CYCLE_STATUSES = statesOf(CYCLE_STATE_TEXTS);
export type CycleStatus = keyof typeof CYCLE_STATE_TEXTS;

/** Why a field of a cycle can no longer be changed, as a sentence; null while it can. */
export function fixedProblem(status: CycleStatus, field: string): string | null {
  if (status === 'closing' || status === 'closed') return 'This cycle is closed for changes. Its numbers stand.';
  const isFixed = status === 'active' && (field === 'firstDay' || field === 'marketIds');
  return isFixed ? 'This is fixed once the cycle has started.' : null;
}
