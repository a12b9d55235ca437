import { stepWishes } from '@/components/records/bulk-change/step-wishes';
import type { BuyerBulkChange } from '@/lib/contracts/buyers/buyer-bulk-changes';
import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import type { BuyerStatus } from '@/lib/domain/buyers/buyer-status';
import type { BulkStep } from '@/lib/domain/machine';

/** What is being chosen for many buyers. */
export interface BuyerBulkDraft {
  /** The wish at hand, by its name in the list of wishes. */
  wish: string;
  managerId: string | null;
  reason: string;
}

/** Something to wish for many buyers. */
export interface BuyerBulkWish {
  value: string;
  label: string;
  /** What has to be said with it. */
  asks?: 'manager' | 'reason';
  /** The step it takes. */
  step?: BulkStep<BuyerStatus>;
  /** Null while something is missing. */
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

/** What somebody with these roles can wish for many buyers. */
export const buyerBulkWishes = (roles: readonly string[]): BuyerBulkWish[] => [
  ...FIELDS,
  ...stepWishes(BUYER_MACHINE, roles),
];

export const NO_WISH: BuyerBulkDraft = { wish: 'set-manager', managerId: null, reason: '' };
