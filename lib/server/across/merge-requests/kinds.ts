import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { BUYER_KIND } from './buyer-kind';
import type { KindOfMerge } from './merge-kind';
import { SELLER_KIND } from './seller-kind';

/** Every kind of record that can be merged here: a new one adds a row. */
export const KINDS: Record<MergeKind, KindOfMerge> = { seller: SELLER_KIND, buyer: BUYER_KIND };
