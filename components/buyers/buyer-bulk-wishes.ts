import { stepWishes } from '@/components/records/bulk-change/step-wishes';
import type { BuyerBulkChange } from '@/lib/contracts/buyers/buyer-bulk-changes';
import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import type { BuyerStatus } from '@/lib/domain/buyers/buyer-status';
import type { BulkStep } from '@/lib/domain/machine';

/** Draft of a bulk change to buyers. */
export interface BuyerBulkDraft {
  /** Selected action, by its name in the list of actions. */
  wish: string;
  managerId: string | null;
  reason: string;
}

/** An action available for many buyers at once. */
export interface BuyerBulkWish {
  value: string;
  label: string;
  /** Input the action requires. */
  asks?: 'manager' | 'reason';
  /** Status transition it performs. */
  step?: BulkStep<BuyerStatus>;
  /** Returns null while input is missing. */
  changeOf: (draft: BuyerBulkDraft) => BuyerBulkChange | null;
}

const FIELDS: readonly BuyerBulkWish[] = [
  {
    value: 'set-manager',
    label: 'Set the manager',
    asks: 'manager',
    changeOf: ({ managerId }) => (managerId ? { action: 'set-manager', managerId } : null),
  },
  {
    value: 'remove-manager',
    label: 'Remove the manager',
    changeOf: () => ({ action: 'set-manager', managerId: null }),
  },
];

/** Bulk actions on buyers that these roles allow. */
export const buyerBulkWishes = (roles: readonly string[]): BuyerBulkWish[] => [
  ...FIELDS,
  ...stepWishes(BUYER_MACHINE, roles),
];

export const NO_WISH: BuyerBulkDraft = { wish: 'set-manager', managerId: null, reason: '' };
