import type { MessageCategory } from './categories';

/**
 * What messages to Indian numbers cost from a day on, in paise for 100 messages, because one costs a fraction of a
 * paisa more or less. GST comes on top. Taken from published price lists, not from a bill: every sum that rests on it
 * is marked as estimated.
 */
export interface RateCard {
  /** An Indian day. */
  from: string;
  paiseFor100: Readonly<Record<MessageCategory, number>>;
}

/** What the provider adds to each message that is charged, in paise for 100. */
export const PROVIDER_FEE_FOR_100 = 800;

/** The oldest first. */
export const RATE_CARDS: readonly [RateCard, ...RateCard[]] = [
  { from: '2025-07-01', paiseFor100: { marketing: 7846, utility: 1150, authentication: 1150, service: 0 } },
  { from: '2026-01-01', paiseFor100: { marketing: 8631, utility: 1150, authentication: 1150, service: 0 } },
];

/** The card that holds on an Indian day. */
export const rateCardOn = (day: string, cards = RATE_CARDS): RateCard =>
  cards.findLast(({ from }) => from <= day) ?? cards[0];

/** What 100 messages like this one cost, the provider's fee included; nothing where none is charged. */
export function paiseFor100(category: MessageCategory, day: string, isFree = false): number {
  const rate = rateCardOn(day).paiseFor100[category];
  return isFree || rate === 0 ? 0 : rate + PROVIDER_FEE_FOR_100;
}

/** A sum of rates for 100 messages each, as paise. The one place where money of messages is rounded. */
export const paiseOfRates = (sumFor100: number): number => Math.round(sumFor100 / 100);
