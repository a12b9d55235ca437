import { states, statesOf } from '../states';

/** Roles that manage sellers. */
export const SELLER_MANAGERS = ['admin', 'manage_seller'] as const;

export const SELLER_STATE_TEXTS = states({
  pending: { label: 'Pending', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'error' },
  closed: { label: 'Closed', tone: 'plain' },
});
export const SELLER_STATUSES = statesOf(SELLER_STATE_TEXTS);
export type SellerStatus = keyof typeof SELLER_STATE_TEXTS;

/** Shown for a merged seller: new entries belong to its successor. */
export const MERGED_PROBLEM = 'This seller was merged into another. Open that one.';

/** Why work with a seller in this status is over, as a sentence; null while it is not. */
export const closedProblem = (status: SellerStatus): string | null =>
  status === 'closed' ? 'This seller is closed for good. Only notes can still be added.' : null;
