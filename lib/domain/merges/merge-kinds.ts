import type { ScreenId } from '@/config/menu';

/** Kinds of records that can turn out to be one, each with the screen that opens one. */
export const MERGE_KINDS = ['seller', 'buyer', 'market', 'catalog'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

/** Where one record is looked at. */
interface RecordPlace {
  screen: ScreenId;
  /** The word of the address that opens one beside the list, where it has no screen of its own. */
  opens?: string;
}

interface KindWords {
  one: string;
  many: string;
  label: string;
  /** Whoever may open one of these may say that two of the kind are one. The likeliest first. */
  places: readonly [RecordPlace, ...RecordPlace[]];
}

export const MERGE_KIND_WORDS: Record<MergeKind, KindWords> = {
  seller: { one: 'seller', many: 'sellers', label: 'Seller', places: [{ screen: 'seller-view' }] },
  buyer: { one: 'buyer', many: 'buyers', label: 'Buyer', places: [{ screen: 'buyer-view' }] },
  market: { one: 'market', many: 'markets', label: 'Market', places: [{ screen: 'admin-market', opens: 'open' }] },
  catalog: {
    one: 'catalog',
    many: 'catalogs',
    label: 'Catalog',
    places: [{ screen: 'catalog-browse', opens: 'look' }, { screen: 'catalog-edit' }],
  },
};
