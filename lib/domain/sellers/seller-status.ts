import { type LegalStep, type Machine, stepsFrom } from '../records/transitions';

export const SELLER_STATUSES = ['pending', 'active', 'suspended', 'closed'] as const;

export type SellerStatus = (typeof SELLER_STATUSES)[number];

/** What decides whether a seller may go on. */
export interface SellerFacts {
  hasMarket: boolean;
  /** WhatsApp groups of the seller that somebody still looks after. */
  activeGroups: number;
}

/** Why there is no more work with a seller in this status, as a sentence; null while there is. */
export const closedProblem = (status: SellerStatus): string | null =>
  status === 'closed' ? 'This seller is closed for good. Only notes can still be added.' : null;

/** Who looks after the records of sellers. */
export const SELLER_MANAGERS = ['admin', 'manage_seller'] as const;

const needsMarket = ({ hasMarket }: SellerFacts) =>
  hasMarket ? null : 'Choose the market first: buyers look for sellers by market.';

const needsQuietGroups = ({ activeGroups }: SellerFacts) => {
  if (activeGroups === 0) return null;
  return `Deactivate the WhatsApp groups first; ${activeGroups === 1 ? 'one is' : `${activeGroups} are`} still active.`;
};

/** pending → active ⇄ suspended → closed. */
export const SELLER_MACHINE: Machine<SellerStatus, SellerFacts> = [
  { from: 'pending', to: 'active', label: 'Activate', roles: SELLER_MANAGERS, guard: needsMarket },
  { from: 'active', to: 'suspended', label: 'Suspend', roles: SELLER_MANAGERS, asks: 'reason' },
  { from: 'suspended', to: 'active', label: 'Reactivate', roles: SELLER_MANAGERS, guard: needsMarket },
  { from: 'suspended', to: 'closed', label: 'Close', roles: ['admin'], guard: needsQuietGroups },
];

/** What somebody with these roles can do next with a seller, and why something is not possible now. */
export const legalSteps = (state: SellerStatus, facts: SellerFacts, roles: readonly string[]) =>
  stepsFrom(SELLER_MACHINE, state, facts, roles) satisfies LegalStep<SellerStatus>[];
