/** The same words within a day are an album that an export cut in two, or a message sent twice. */
export const OFFER_APART_MS = 24 * 60 * 60 * 1000;

/** Whether what a sender posts with the same words is one more offer: a day after all that came before. */
export const isOfferedAgain = (at: Date, before: readonly Date[]): boolean =>
  before.every((one) => at.getTime() - one.getTime() >= OFFER_APART_MS);
