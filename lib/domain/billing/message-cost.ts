import { MESSAGE_CATEGORIES, type MessageCategory } from '../messages/categories';
import { paiseOfRates } from '../messages/rate-card';

/** What stands in the place of a campaign for messages to one person. */
export const TO_ONE_PERSON = 'To one person';

/** Messages of one kind that were sent in one month. Costs are paise for a hundred of them, so that sums lose nothing. */
export interface MessageUse {
  month: string;
  category: MessageCategory;
  /** None for messages to one person. */
  campaign: { id: string; name: string } | null;
  /** The provider has not said yet what it was billed as. */
  isEstimated: boolean;
  messages: number;
  paiseFor100: number;
}

/** Messages and what they cost, as far as billed and as far as estimated. */
export interface MessageCost {
  messages: number;
  estimated: number;
  billed: number;
}

/** Adds up messages and their cost, in paise. */
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

/** The cost of each category that there was, in the order of the categories. */
export const costByCategory = (uses: readonly MessageUse[]): (MessageCost & { category: MessageCategory })[] =>
  MESSAGE_CATEGORIES.flatMap((category) => {
    const of = uses.filter((use) => use.category === category);
    return of.length > 0 ? [{ category, ...costOf(of) }] : [];
  });

/** The cost of each campaign, the dearest first; messages to one person count together. */
export function costByCampaign(uses: readonly MessageUse[]): (MessageCost & { campaign: MessageUse['campaign'] })[] {
  const campaigns = new Map(uses.map(({ campaign }) => [campaign?.id ?? null, campaign]));
  return [...campaigns]
    .map(([id, campaign]) => ({ campaign, ...costOf(uses.filter((use) => (use.campaign?.id ?? null) === id)) }))
    .sort((one, other) => other.estimated + other.billed - one.estimated - one.billed);
}

/** Several costs as one. */
export const sumOfCosts = (costs: readonly MessageCost[]): MessageCost =>
  costs.reduce(
    (all, { messages, billed, estimated }) => ({
      messages: all.messages + messages,
      billed: all.billed + billed,
      estimated: all.estimated + estimated,
    }),
    { messages: 0, billed: 0, estimated: 0 },
  );
