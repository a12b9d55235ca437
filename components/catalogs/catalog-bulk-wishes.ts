import { stepWishes } from '@/components/records/bulk-change/step-wishes';
import type { CatalogBulkChange } from '@/lib/contracts/catalogs/catalog-bulk-changes';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { mayCall } from '@/lib/client/may-call';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { CatalogFlag } from '@/lib/domain/catalogs/catalog-flags';
import type { BulkStep } from '@/lib/domain/machine';
import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';

/** What is being chosen for many catalogs. */
export interface CatalogBulkDraft {
  /** The wish at hand, by its name in the list of wishes. */
  wish: string;
  attributeId: string | null;
  valueId: string | null;
  /** As it is typed: a percentage, and paise. */
  percent: string;
  rate: number | null;
  flag: CatalogFlag;
  on: boolean;
  reason: string;
}

/** Something to wish for many catalogs. */
export interface CatalogBulkWish {
  value: string;
  label: string;
  /** What has to be said with it. */
  asks?: 'tag' | 'percent' | 'rate' | 'flag' | 'reason';
  /** The step it takes. */
  step?: BulkStep<CatalogStatus>;
  /** Null while something is missing. */
  changeOf: (draft: CatalogBulkDraft) => CatalogBulkChange | null;
}

/** A percentage as people type it; null when it is none. */
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

/** What somebody with these roles can wish for many catalogs. */
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
