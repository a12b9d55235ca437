import { stepWishes } from '@/components/records/bulk-change/step-wishes';
import type { CatalogBulkChange } from '@/lib/contracts/catalogs/catalog-bulk-changes';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { mayCall } from '@/lib/client/may-call';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { CatalogFlag } from '@/lib/domain/catalogs/catalog-flags';
import type { BulkStep } from '@/lib/domain/machine';
import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';

/** Draft of a bulk change to catalogs. */
export interface CatalogBulkDraft {
  /** Selected action, by its name in the list of actions. */
  wish: string;
  attributeId: string | null;
  valueId: string | null;
  /** As typed: a percentage, and paise. */
  percent: string;
  rate: number | null;
  flag: CatalogFlag;
  on: boolean;
  reason: string;
}

/** An action available for many catalogs at once. */
export interface CatalogBulkWish {
  value: string;
  label: string;
  /** Input the action requires. */
  asks?: 'tag' | 'percent' | 'rate' | 'flag' | 'reason';
  /** Status transition it performs. */
  step?: BulkStep<CatalogStatus>;
  /** Returns null while input is missing. */
  changeOf: (draft: CatalogBulkDraft) => CatalogBulkChange | null;
}

/** Parses a typed percentage; null when it is invalid. */
function percentOf(typed: string): number | null {
  const found = /^([+\-−]?)\s*(\d{1,3}(?:\.\d)?)\s*%?$/.exec(typed.normalize('NFKC').trim());
  if (!found) return null;
  const size = Number(found[2]);
  return found[1] === '-' || found[1] === '−' ? -size : size;
}

const FIELDS: readonly CatalogBulkWish[] = [
  {
    value: 'add-tag',
    label: 'Add a tag',
    asks: 'tag',
    changeOf: ({ valueId }) => (valueId ? { action: 'add-tag', valueId } : null),
  },
  {
    value: 'remove-tag',
    label: 'Remove a tag',
    asks: 'tag',
    changeOf: ({ valueId }) => (valueId ? { action: 'remove-tag', valueId } : null),
  },
  {
    value: 'change-rate',
    label: 'Raise or lower the rate',
    asks: 'percent',
    changeOf: ({ percent: typed }) => {
      const percent = percentOf(typed);
      return percent === null ? null : { action: 'change-rate', percent, isMeant: false };
    },
  },
  {
    value: 'set-rate',
    label: 'Set the rate',
    asks: 'rate',
    changeOf: ({ rate }) => (rate ? { action: 'set-rate', rate, isMeant: false } : null),
  },
];

const SWITCH: CatalogBulkWish = {
  value: 'switch',
  label: 'Set what buyers see',
  asks: 'flag',
  changeOf: ({ flag, on }) => ({ action: 'switch', flag, on }),
};

/** Bulk actions on catalogs that these roles allow. */
export const catalogBulkWishes = (roles: readonly string[]): CatalogBulkWish[] => [
  ...(mayCall(catalogsApi.update, roles) ? FIELDS : []),
  ...(mayCall(catalogControlApi.change, roles) ? [SWITCH] : []),
  ...stepWishes(CATALOG_MACHINE, roles),
  ...(mayCall(catalogsApi.remove, roles)
    ? [{ value: 'delete', label: 'Delete', changeOf: () => ({ action: 'delete' }) as const }]
    : []),
  ...(mayCall(catalogsApi.restore, roles)
    ? [{ value: 'restore', label: 'Restore deleted ones', changeOf: () => ({ action: 'restore' }) as const }]
    : []),
];

export const NO_WISH: CatalogBulkDraft = {
  wish: 'add-tag',
  attributeId: null,
  valueId: null,
  percent: '',
  rate: null,
  flag: 'isAvailable',
  on: false,
  reason: '',
};
