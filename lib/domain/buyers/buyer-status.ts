import { states, statesOf } from '../states';

export const BUYER_STATE_TEXTS = states({
  active: { label: 'Active', tone: 'success' },
  blocked: { label: 'Blocked', tone: 'error' },
});

/** Roles that manage buyers, and see their phone numbers and dues. */
export const BUYER_MANAGERS = ['admin', 'manage_buyer'] as const;

/** Whether these roles see buyers' numbers, dues and payments. */
export const seesBuyerSide = (roles: readonly string[]): boolean => BUYER_MANAGERS.some((role) => roles.includes(role));

export const BUYER_STATUSES = statesOf(BUYER_STATE_TEXTS);
export type BuyerStatus = keyof typeof BUYER_STATE_TEXTS;
