import { MESSAGE_CATEGORIES, type MessageCategory } from '../messages/categories';
import { paiseOfRates } from '../messages/rate-card';

/** Shown instead of a campaign for messages to one person. */
export const TO_ONE_PERSON = 'To one person';

/** Messages of one kind sent in one month. Costs are paise per hundred messages, so that sums stay exact. */
export interface MessageUse {
  month: string;
  category: MessageCategory;
  /** Null for messages to one person. */
  campaign: { id: string; name: string } | null;
  /** The provider has not reported yet how it was billed. */
  isEstimated: boolean;
  messages: number;
  paiseFor100: number;
}

/** Number and cost of messages, split into billed and estimated. */
export interface MessageCost {
  messages: number;
  estimated: number;
  billed: number;
}

/** Sums up messages and their cost, in paise. */
export function costOf(uses: readonly MessageUse[]): MessageCost {
  const sum = (isEstimated: boolean) =>
    paiseOfRates(
      uses.filter((use) => use.isEstimated === isEstimated).reduce((all, { paiseFor100 }) => all + paiseFor100, 0),
    );
  return {
    messages: uses.reduce((all, { messages }) => all + messages, 0),
    estimated: sum(true),
    billed: sum(false),
  };
}

/** Cost per used category, in category order. */
export const costByCategory = (uses: readonly MessageUse[]): (MessageCost & { category: MessageCategory })[] =>
  MESSAGE_CATEGORIES.flatMap((category) => {
    const of = uses.filter((use) => use.category === category);
    return of.length > 0 ? [{ category, ...costOf(of) }] : [];
  });

/** Cost per campaign, most expensive first; messages to one person count as one entry. */
export function costByCampaign(uses: readonly MessageUse[]): (MessageCost & { campaign: MessageUse['campaign'] })[] {
  const campaigns = new Map(uses.map(({ campaign }) => [campaign?.id ?? null, campaign]));
  return [...campaigns]
    .map(([id, campaign]) => ({ campaign, ...costOf(uses.filter((use) => (use.campaign?.id ?? null) === id)) }))
    .sort((one, other) => other.estimated + other.billed - one.estimated - one.billed);
}

/** Sums up several costs. */
export const sumOfCosts = (costs: readonly MessageCost[]): MessageCost =>
  costs.reduce(
    (all, { messages, billed, estimated }) => ({
      messages: all.messages + messages,
      billed: all.billed + billed,
      estimated: all.estimated + estimated,
    }),
    { messages: 0, billed: 0, estimated: 0 },
  );
