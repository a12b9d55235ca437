import type { ConsentState } from '../buyers/consent';
import type { Headline } from '../orders/headline';
import type { SkipReason } from './message-stage';

/** Target group of a campaign. Each part adds people; a person in two parts receives one message. */
export interface Audience {
  /** Filter for buyers; null adds no buyers. */
  buyers: {
    segment: readonly string[];
    state: readonly string[];
    productTypeId: readonly string[];
    /** Ordered within this many days; null for any time. */
    orderedWithinDays: number | null;
    /** Ordered from one of these sellers; empty for any. */
    orderedFrom?: readonly string[];
    /** Ordered one of these catalogs, or something from these collections; empty for any. */
    orderedCatalogId?: readonly string[];
    orderedCollectionId?: readonly string[];
    /** Status of one of their orders; empty for any. */
    orderedHeadline?: readonly Headline[];
    /** One of their orders is not fully paid. */
    hasDues?: boolean;
    /** A named segment of buyers. */
    segmentId?: string | null;
  } | null;
  /** Filter for sellers; null adds no sellers. */
  sellers: { marketId: readonly string[] } | null;
  /** Numbers as pasted. */
  numbers: readonly string[];
}

/** A person in the audience, with the facts that decide whether they get a message. */
export interface Candidate {
  /** E.164; null when the pasted text is not a number. */
  phone: string | null;
  isRepeated: boolean;
  isBlocked: boolean;
  consent: ConsentState;
  isOnWhatsApp: boolean;
  /** Campaign messages in the last seven days. */
  lately: number;
  /** Variables without a value. */
  missing: readonly string[];
}

/** Why a person gets no message, the first reason that applies; null when they get one. */
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

/** Result of a dry run. */
export interface CheckResult {
  /** Everyone in the audience, including skipped people. */
  total: number;
  recipients: number;
  /** Number of skipped people, by reason. */
  skipped: Partial<Record<SkipReason, number>>;
  /** First pasted or found numbers that are repeated or invalid: they have no row of their own. */
  outside: { typed: string; reason: 'invalid' | 'repeated' }[];
  at: string;
}

/** Most numbers without a row that are listed. */
export const MOST_OUTSIDE = 200;
