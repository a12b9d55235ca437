import { machine } from '../machine';
import { SELLER_MANAGERS, SELLER_STATE_TEXTS } from './seller-status';

/** Facts that decide which steps a seller may take. */
interface SellerFacts {
  hasMarket: boolean;
  /** The seller's WhatsApp groups that are still looked after. */
  activeGroups: number;
}

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
  states: SELLER_STATE_TEXTS,
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

/** Facts that decide a seller's steps. */
export const sellerFacts = ({
  market,
  counters,
}: {
  market: object | null;
  counters: { activeGroups: number };
}): SellerFacts => ({ hasMarket: market !== null, activeGroups: counters.activeGroups });
