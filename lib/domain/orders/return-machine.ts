import { machine } from '../machine';
import { ORDER_STAFF } from './assignee';
import { RETURN_STATE_TEXTS } from './return-status';

/** requested → approved or refused → in transit → received → settled by a credit note. */
export const RETURN_MACHINE = machine({
  area: 'order-returns',
  noun: { one: 'return', many: 'returns' },
  states: RETURN_STATE_TEXTS,
  steps: [
    {
      from: 'requested',
      to: 'approved',
      label: 'Approve',
      roles: ORDER_STAFF,
      consequence: 'The buyer may send the goods back.',
      did: 'Approved the return',
    },
    {
      from: 'requested',
      to: 'refused',
      label: 'Refuse',
      roles: ORDER_STAFF,
      asks: { reason: 'typed' },
      consequence: 'The buyer keeps the goods and owes for them.',
      isGrave: true,
      did: 'Refused the return',
    },
    {
      from: 'approved',
      to: 'in_transit',
      label: 'Mark in transit',
      roles: ORDER_STAFF,
      consequence: 'The goods are on the way back to the seller.',
      did: 'Marked the return in transit',
    },
    {
      from: ['approved', 'in_transit'],
      to: 'received',
      label: 'Mark received',
      roles: ORDER_STAFF,
      consequence: 'The seller has the goods back.',
      did: 'Marked the return received',
    },
    {
      from: 'received',
      to: 'settled',
      label: 'Settle with credit note',
      roles: ['admin', 'manage_buyer'],
      consequence: 'A credit note of the value with GST goes to the buyer’s account.',
      did: 'Settled the return',
    },
  ],
});
