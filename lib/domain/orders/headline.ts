import type { Tone } from '../states';
import { openPieces, type Quantities, wantedPieces } from './quantities';

interface HeadlineText {
  label: string;
  tone: Tone;
  /** The next step; null when there is none. */
  next: string | null;
  /** Who has to do it. */
  with: Holder | null;
}

/** Parties an order can wait for. */
export const HOLDERS = ['seller', 'transporter', 'us'] as const;
export type Holder = (typeof HOLDERS)[number];

export const HOLDER_WORDS: Record<Holder, string> = { seller: 'Seller', transporter: 'Transporter', us: 'Us' };

/** Headline statuses of an order or sub-order, in workflow order. */
export const HEADLINES = {
  draft: { label: 'Draft', tone: 'plain', next: 'Place it', with: 'us' },
  placed: { label: 'Sent to seller', tone: 'warning', next: 'Seller answers', with: 'seller' },
  confirmed: { label: 'Confirmed', tone: 'success', next: 'Seller dispatches', with: 'seller' },
  part_dispatched: { label: 'Part dispatched', tone: 'warning', next: 'Seller dispatches the rest', with: 'seller' },
  dispatched: { label: 'Dispatched', tone: 'success', next: 'Transporter delivers', with: 'transporter' },
  delivered: { label: 'Delivered', tone: 'success', next: 'We close it', with: 'us' },
  closed: { label: 'Closed', tone: 'plain', next: null, with: null },
  refused: { label: 'Refused', tone: 'error', next: null, with: null },
  cancelled: { label: 'Cancelled', tone: 'error', next: null, with: null },
} as const satisfies Record<string, HeadlineText>;

export type Headline = keyof typeof HEADLINES;
export const HEADLINE_NAMES = Object.keys(HEADLINES) as [Headline, ...Headline[]];

/** Headlines with work left to do. */
export const OPEN_HEADLINES = HEADLINE_NAMES.filter((name) => HEADLINES[name].next !== null);

/** Headlines of orders that wait for one of these parties. */
export const headlinesWith = (holders: readonly Holder[]): Headline[] =>
  HEADLINE_NAMES.filter((name) => holders.some((holder) => HEADLINES[name].with === holder));

/** Headline of a sub-order, derived from its pieces; never set directly. */
export function headlineOf(pieces: Quantities, { isClosed }: { isClosed: boolean }): Headline {
  if (wantedPieces(pieces) === 0) return pieces.cancelled > 0 ? 'cancelled' : 'refused';
  if (isClosed) return 'closed';
  if (pieces.dispatched === 0) return openPieces(pieces) > 0 ? 'placed' : 'confirmed';
  if (openPieces(pieces) > 0 || pieces.dispatched < pieces.accepted) return 'part_dispatched';
  return pieces.delivered < pieces.accepted ? 'dispatched' : 'delivered';
}

/** Headline of an order: that of its least advanced sub-order. */
export function headlineOfAll(parts: readonly Headline[]): Headline {
  const going: readonly Headline[] = parts.filter((part) => part !== 'refused' && part !== 'cancelled');
  if (going.length === 0) return parts.includes('cancelled') ? 'cancelled' : parts.length > 0 ? 'refused' : 'draft';
  const isUnderWay = going.some((part) => HEADLINE_NAMES.indexOf(part) >= HEADLINE_NAMES.indexOf('part_dispatched'));
  const behind = HEADLINE_NAMES.find((name) => going.includes(name)) ?? 'draft';
  return isUnderWay && (behind === 'placed' || behind === 'confirmed') ? 'part_dispatched' : behind;
}

/** Why a sub-order cannot be closed, as a sentence; null when it can. */
export const closeProblem = (headline: Headline): string | null =>
  headline === 'delivered' ? null : 'Only a delivered order can be closed.';

/** Whether an order can still be edited line by line. */
export const isDraft = ({ number, headline }: { number: number | null; headline: Headline }): boolean =>
  number === null && headline === 'draft';
