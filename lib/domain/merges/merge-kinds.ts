import type { ScreenId } from '@/config/menu';
import { findScreenById } from '../access/access';

/** Kinds of records that can turn out to be one, each with the screen that opens one. */
export const MERGE_KINDS = ['seller', 'buyer', 'market'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

interface KindWords {
  one: string;
  many: string;
  label: string;
  /** Whoever may open it may say that two of the kind are one. */
  screen: ScreenId;
}

export const MERGE_KIND_WORDS: Record<MergeKind, KindWords> = {
  seller: { one: 'seller', many: 'sellers', label: 'Seller', screen: 'seller-view' },
  buyer: { one: 'buyer', many: 'buyers', label: 'Buyer', screen: 'buyer-view' },
  market: { one: 'market', many: 'markets', label: 'Market', screen: 'admin-market' },
};

/** Where a record is looked at: on a screen of its own, or beside the list of its kind. */
export function mergedRecordPath(kind: MergeKind, id: string): string {
  const path: string = findScreenById(MERGE_KIND_WORDS[kind].screen)?.path ?? '';
  return path.includes('[id]') ? path.replace('[id]', id) : `${path}?open=${id}`;
}

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;
