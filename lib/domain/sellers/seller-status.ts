import { states, statesOf } from '../states';

/** Who looks after the records of sellers. */
export const SELLER_MANAGERS = ['admin', 'manage_seller'] as const;

export const SELLER_STATE_TEXTS = states({
  pending: { label: 'Pending', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'error' },
  closed: { label: 'Closed', tone: 'plain' },
});
export const SELLER_STATUSES = statesOf(SELLER_STATE_TEXTS);
export type SellerStatus = keyof typeof SELLER_STATE_TEXTS;

/** Said of a seller that was merged: what is written belongs to the one that took its place. */
export const MERGED_PROBLEM = 'This seller was merged into another. Open that one.';

/** Why there is no more work with a seller in this status, as a sentence; null while there is. */
export const closedProblem = (status: SellerStatus): string | null =>
  status === 'closed' ? 'This seller is closed for good. Only notes can still be added.' : null;
