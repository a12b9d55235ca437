import { machine, type StateOf, statesOf } from '../machine';

/** Who looks after the records of buyers, and sees their phone numbers and dues. */
export const BUYER_MANAGERS = ['admin', 'manage_buyer'] as const;

/** Whether roles see the numbers, dues and payments of buyers. */
export const seesBuyerSide = (roles: readonly string[]): boolean => BUYER_MANAGERS.some((role) => roles.includes(role));

/** active ⇄ blocked. */
export const BUYER_MACHINE = machine({
  area: 'buyers',
  noun: { one: 'buyer', many: 'buyers', isPerson: true },
  states: {
    active: { label: 'Active', tone: 'success' },
    blocked: { label: 'Blocked', tone: 'error' },
  },
  steps: [
    {
      from: 'active',
      to: 'blocked',
      label: 'Block',
      roles: BUYER_MANAGERS,
      asks: { reason: 'typed', usual: ['Dues unpaid', 'Refused delivery', 'Asked not to be contacted'] },
      consequence: 'No new orders are placed for the buyer. Orders under way go on.',
      isGrave: true,
      isUndoable: true,
      did: 'Blocked the buyer',
    },
    {
      from: 'blocked',
      to: 'active',
      label: 'Unblock',
      roles: BUYER_MANAGERS,
      consequence: 'Orders can be placed for the buyer again.',
      isUndoable: true,
      did: 'Unblocked the buyer',
    },
  ],
});

export const BUYER_STATUSES = statesOf(BUYER_MACHINE);
export type BuyerStatus = StateOf<typeof BUYER_MACHINE>;
