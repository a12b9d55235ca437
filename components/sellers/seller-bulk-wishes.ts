import { stepWishes } from '@/components/records/bulk-change/step-wishes';
import type { SellerBulkChange } from '@/lib/contracts/sellers/seller-bulk-changes';
import type { SellerFlag } from '@/lib/domain/sellers/seller-flags';
import type { BulkStep } from '@/lib/domain/machine';
import type { SellerStatus } from '@/lib/domain/sellers/seller-status';
import { SELLER_MACHINE } from '@/lib/domain/sellers/seller-machine';

/** Draft of a bulk change to sellers. */
export interface SellerBulkDraft {
  /** Selected action, by its name in the list of actions. */
  wish: string;
  salesmanId: string | null;
  accountManagerId: string | null;
  marketId: string | null;
  flag: SellerFlag;
  on: boolean;
  reason: string;
}

/** An action available for many sellers at once. */
export interface SellerBulkWish {
  value: string;
  label: string;
  /** Input the action requires. */
  asks?: 'salesman' | 'account-manager' | 'market' | 'flag' | 'reason';
  /** Status transition it performs. */
  step?: BulkStep<SellerStatus>;
  /** Returns null while input is missing. */
  changeOf: (draft: SellerBulkDraft) => SellerBulkChange | null;
}

const FIELDS: readonly SellerBulkWish[] = [
  {
    value: 'set-salesman',
    label: 'Set the salesman',
    asks: 'salesman',
    changeOf: ({ salesmanId }) => (salesmanId ? { action: 'set-salesman', salesmanId } : null),
  },
  {
    value: 'remove-salesman',
    label: 'Remove the salesman',
    changeOf: () => ({ action: 'set-salesman', salesmanId: null }),
  },
  {
    value: 'set-account-manager',
    label: 'Set the account manager',
    asks: 'account-manager',
    changeOf: ({ accountManagerId }) => (accountManagerId ? { action: 'set-account-manager', accountManagerId } : null),
  },
  {
    value: 'remove-account-manager',
    label: 'Remove the account manager',
    changeOf: () => ({ action: 'set-account-manager', accountManagerId: null }),
  },
  {
    value: 'set-market',
    label: 'Set the market',
    asks: 'market',
    changeOf: ({ marketId }) => (marketId ? { action: 'set-market', marketId } : null),
  },
  {
    value: 'set-flag',
    label: 'Set a flag',
    asks: 'flag',
    changeOf: ({ flag, on }) => ({ action: 'set-flag', flag, on }),
  },
];

/** Bulk actions on sellers that these roles allow. */
export const sellerBulkWishes = (roles: readonly string[]): SellerBulkWish[] => [
  ...FIELDS,
  ...stepWishes(SELLER_MACHINE, roles),
];

export const NO_WISH: SellerBulkDraft = {
  wish: 'set-salesman',
  salesmanId: null,
  accountManagerId: null,
  marketId: null,
  flag: 'superSeller',
  on: true,
  reason: '',
};
