import { machine } from '../machine';
import { BUYER_STATE_TEXTS, BUYER_MANAGERS } from './buyer-status';

/** active ⇄ blocked. */
export const BUYER_MACHINE = machine({
  area: 'buyers',
  noun: { one: 'buyer', many: 'buyers', isPerson: true },
  states: BUYER_STATE_TEXTS,
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
