import type { ScreenId } from '@/config/menu';

/** Kinds of records that can turn out to be one, each with the screen that opens one. */
export const MERGE_KINDS = ['seller', 'buyer', 'market', 'catalog'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

interface KindWords {
  one: string;
  many: string;
  label: string;
  /** Whoever may open it may say that two of the kind are one. */
  screen: ScreenId;
  /** The word of the address that opens one beside the list, where it has no screen of its own. */
  opens?: string;
}

export const MERGE_KIND_WORDS: Record<MergeKind, KindWords> = {
  seller: { one: 'seller', many: 'sellers', label: 'Seller', screen: 'seller-view' },
  buyer: { one: 'buyer', many: 'buyers', label: 'Buyer', screen: 'buyer-view' },
  market: { one: 'market', many: 'markets', label: 'Market', screen: 'admin-market', opens: 'open' },
  catalog: { one: 'catalog', many: 'catalogs', label: 'Catalog', screen: 'catalog-browse', opens: 'look' },
};
