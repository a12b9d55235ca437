import { machine, type StateOf, statesOf } from '../machine';

/** What decides whether a seller may go on. */
interface SellerFacts {
  hasMarket: boolean;
  /** WhatsApp groups of the seller that somebody still looks after. */
  activeGroups: number;
}

/** Who looks after the records of sellers. */
export const SELLER_MANAGERS = ['admin', 'manage_seller'] as const;

const needsMarket = ({ hasMarket }: SellerFacts) =>
  hasMarket ? null : 'Choose the market first: buyers look for sellers by market.';

const needsQuietGroups = ({ activeGroups }: SellerFacts) => {
  if (activeGroups === 0) return null;
  return `Deactivate the WhatsApp groups first; ${activeGroups === 1 ? 'one is' : `${activeGroups} are`} still active.`;
};

const SEEN = 'Buyers see the catalogs that are live, unless the seller is deprioritised or has none available.';

/** pending → active ⇄ suspended → closed. */
export const SELLER_MACHINE = machine({
  area: 'sellers',
  noun: { one: 'seller', many: 'sellers', isPerson: true },
  states: {
    pending: { label: 'Pending', tone: 'warning' },
    active: { label: 'Active', tone: 'success' },
    suspended: { label: 'Suspended', tone: 'error' },
    closed: { label: 'Closed', tone: 'plain' },
  },
  steps: [
    {
      from: 'pending',
      to: 'active',
      label: 'Activate',
      roles: SELLER_MANAGERS,
      guard: needsMarket,
      consequence: SEEN,
      isUndoable: true,
      did: 'Activated the seller',
    },
    {
      from: 'active',
      to: 'suspended',
      label: 'Suspend',
      roles: SELLER_MANAGERS,
      asks: { reason: 'typed', hint: 'Colleagues read it on the seller’s page.' },
      consequence:
        'Buyers no longer see any of the seller’s catalogs and can order nothing from them. Once the seller is reactivated, they see those that are live by then.',
      isGrave: true,
      isUndoable: true,
      did: 'Suspended the seller',
    },
    {
      from: 'suspended',
      to: 'active',
      label: 'Reactivate',
      roles: SELLER_MANAGERS,
      guard: needsMarket,
      consequence: SEEN,
      isUndoable: true,
      did: 'Reactivated the seller',
    },
    {
      from: 'suspended',
      to: 'closed',
      label: 'Close',
      roles: ['admin'],
      guard: needsQuietGroups,
      consequence: 'The seller is closed for good: nothing leads back from here.',
      isGrave: true,
      isUndoable: true,
      did: 'Closed the seller',
    },
  ],
});

export const SELLER_STATUSES = statesOf(SELLER_MACHINE);
export type SellerStatus = StateOf<typeof SELLER_MACHINE>;

/** What of a seller decides about its steps. */
export const sellerFacts = ({
  market,
  counters,
}: {
  market: object | null;
  counters: { activeGroups: number };
}): SellerFacts => ({ hasMarket: market !== null, activeGroups: counters.activeGroups });

/** Why there is no more work with a seller in this status, as a sentence; null while there is. */
export const closedProblem = (status: SellerStatus): string | null =>
  status === 'closed' ? 'This seller is closed for good. Only notes can still be added.' : null;
