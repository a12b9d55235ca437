/** The same text within a day is an album split by an export, or a message sent twice. */
export const OFFER_APART_MS = 24 * 60 * 60 * 1000;

/** Whether a repeated text counts as a new offer: at least a day after all earlier ones. */
export const isOfferedAgain = (at: Date, before: readonly Date[]): boolean =>
  before.every((one) => at.getTime() - one.getTime() >= OFFER_APART_MS);
