import type { ScreenId } from '@/config/menu';

/** Kinds of records that can be merged, each with the screen that opens a record. */
export const MERGE_KINDS = ['seller', 'buyer', 'market', 'catalog'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

/** Where a single record is viewed. */
interface RecordPlace {
  screen: ScreenId;
  /** Query parameter that opens a record next to the list, when it has no screen of its own. */
  opens?: string;
}

interface KindWords {
  one: string;
  many: string;
  label: string;
  /** Users who can open one of these may report two records of the kind as the same. Most likely screen first. */
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
