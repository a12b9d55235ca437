import type { ConsentState } from '../buyers/consent';
import type { Headline } from '../orders/headline';
import type { SkipReason } from './message-stage';

/** Whom a campaign is for. Each part adds people; whoever is in two of them is written to once. */
export interface Audience {
  /** Buyers that match; null for none. */
  buyers: {
    segment: readonly string[];
    state: readonly string[];
    productTypeId: readonly string[];
    /** Who ordered within so many days; null for anybody. */
    orderedWithinDays: number | null;
    /** Sellers one of whom they ordered from; none for any. */
    orderedFrom?: readonly string[];
    /** Catalogs one of which they ordered, and collections of which they ordered something; none for any. */
    orderedCatalogId?: readonly string[];
    orderedCollectionId?: readonly string[];
    /** Where an order of theirs stands; none for anywhere. */
    orderedHeadline?: readonly Headline[];
    /** More is to be paid for an order of theirs than came in. */
    hasDues?: boolean;
    /** A segment of buyers that has a name. */
    segmentId?: string | null;
  } | null;
  /** Sellers that match; null for none. */
  sellers: { marketId: readonly string[] } | null;
  /** Numbers as they were pasted. */
  numbers: readonly string[];
}

/** Somebody the audience leads to, with what decides whether they are written to. */
export interface Candidate {
  /** E.164; null where what was pasted is no number. */
  phone: string | null;
  isRepeated: boolean;
  isBlocked: boolean;
  consent: ConsentState;
  isOnWhatsApp: boolean;
  /** Campaign messages of the last seven days. */
  lately: number;
  /** Variables that nothing fills. */
  missing: readonly string[];
}

/** Why somebody is not written to, the first reason that holds; null when they are. */
export function skipReason(one: Candidate, weeklyLimit: number | null): SkipReason | null {
  if (one.phone === null) return 'invalid';
  if (one.isRepeated) return 'repeated';
  if (one.isBlocked) return 'blocked';
  if (one.consent === 'out') return 'opted-out';
  if (one.consent === 'unknown') return 'no-consent';
  if (!one.isOnWhatsApp) return 'not-on-whatsapp';
  if (weeklyLimit !== null && one.lately >= weeklyLimit) return 'too-often';
  return one.missing.length > 0 ? 'missing-variable' : null;
}

/** What a dry run found. */
export interface CheckResult {
  /** Everybody the audience leads to, those skipped included. */
  total: number;
  recipients: number;
  /** How many fall out, by reason. */
  skipped: Partial<Record<SkipReason, number>>;
  /** The first numbers that were pasted or found twice, or are none: they have no row of their own. */
  outside: { typed: string; reason: 'invalid' | 'repeated' }[];
  at: string;
}

/** How many numbers without a row are named. */
export const MOST_OUTSIDE = 200;
