import { states, statesOf } from '../states';

export const BUYER_STATE_TEXTS = states({
  active: { label: 'Active', tone: 'success' },
  blocked: { label: 'Blocked', tone: 'error' },
});

/** Who looks after the records of buyers, and sees their phone numbers and dues. */
export const BUYER_MANAGERS = ['admin', 'manage_buyer'] as const;

/** Whether roles see the numbers, dues and payments of buyers. */
export const seesBuyerSide = (roles: readonly string[]): boolean => BUYER_MANAGERS.some((role) => roles.includes(role));

export const BUYER_STATUSES = statesOf(BUYER_STATE_TEXTS);
export type BuyerStatus = keyof typeof BUYER_STATE_TEXTS;
