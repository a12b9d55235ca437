import type { MessageCategory } from './categories';

/**
 * Price of messages to Indian numbers from a day on, in paise for 100 messages, because a single price is a fraction of
 * a paisa. GST is added on top. Taken from published price lists, not from a bill: every sum based on it is marked as
 * estimated.
 */
export interface RateCard {
  /** An Indian day. */
  from: string;
  paiseFor100: Readonly<Record<MessageCategory, number>>;
}

/** The provider's surcharge per charged message, in paise for 100. */
export const PROVIDER_FEE_FOR_100 = 800;

/** Oldest first. */
export const RATE_CARDS: readonly [RateCard, ...RateCard[]] = [
  { from: '2025-07-01', paiseFor100: { marketing: 7846, utility: 1150, authentication: 1150, service: 0 } },
  { from: '2026-01-01', paiseFor100: { marketing: 8631, utility: 1150, authentication: 1150, service: 0 } },
];

/** Rate card in force on an Indian day. */
export const rateCardOn = (day: string, cards = RATE_CARDS): RateCard =>
  cards.findLast(({ from }) => from <= day) ?? cards[0];

/** Price of 100 such messages, including the provider's fee; zero when not charged. */
export function paiseFor100(category: MessageCategory, day: string, isFree = false): number {
  const rate = rateCardOn(day).paiseFor100[category];
  return isFree || rate === 0 ? 0 : rate + PROVIDER_FEE_FOR_100;
}

/** Converts a sum of rates for 100 messages to paise. The only place where message costs are rounded. */
export const paiseOfRates = (sumFor100: number): number => Math.round(sumFor100 / 100);
