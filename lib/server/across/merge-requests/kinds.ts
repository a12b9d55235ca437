import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { BUYER_KIND } from './buyer-kind';
import { CATALOG_KIND } from './catalog-kind';
import { MARKET_KIND } from './market-kind';
import type { KindOfMerge, Taken } from './merge-kind';
import { SELLER_KIND } from './seller-kind';

/** Every mergeable kind of record: a new one adds a row. */
export const KINDS: Record<MergeKind, KindOfMerge> = {
  seller: SELLER_KIND,
  buyer: BUYER_KIND,
  market: MARKET_KIND,
  catalog: CATALOG_KIND,
};

/** Errors to show when the database refuses a merge or its undo. */
export const takenBy = (did: 'merge' | 'undo'): Taken =>
  Object.assign({}, ...Object.values(KINDS).map(({ taken }) => taken[did])) as Taken;
