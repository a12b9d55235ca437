import { machine, type StateOf, statesOf } from '../machine';

/** Who follows orders: whoever opens the screen of orders. */
export const ORDER_STAFF = ['admin', 'manage_seller', 'manage_buyer', 'salesman'] as const;

/** Why a seller refuses pieces. */
export const REFUSAL_REASONS = ['Out of stock', 'Rate changed', 'Minimum order not met', 'Other'] as const;

/** Why goods come back. */
export const RETURN_REASONS = ['Damaged', 'Wrong goods', 'Wrong colour or size', 'Short pieces', 'Not sold'] as const;

/** requested → approved or refused → in transit → received → settled by a credit note. */
export const RETURN_MACHINE = machine({
  area: 'order-returns',
  noun: { one: 'return', many: 'returns' },
  states: {
    requested: { label: 'Requested', tone: 'warning' },
    approved: { label: 'Approved', tone: 'success' },
    refused: { label: 'Refused', tone: 'error' },
    in_transit: { label: 'In transit', tone: 'plain' },
    received: { label: 'Received', tone: 'success' },
    settled: { label: 'Settled', tone: 'plain' },
  },
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

export const RETURN_STATUSES = statesOf(RETURN_MACHINE);
export type ReturnStatus = StateOf<typeof RETURN_MACHINE>;
