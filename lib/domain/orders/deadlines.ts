const DAY_MS = 24 * 60 * 60 * 1000;

/** A seller who did not answer for so many hours is told on to whoever looks after them. */
export const ANSWER_HOURS = 24;

/** A draft that nobody changed for so many days expires. */
export const DRAFT_DAYS = 14;

/** When a draft expires that was changed last at a moment. */
export const draftExpiry = (changedAt: Date): Date => new Date(changedAt.getTime() + DRAFT_DAYS * DAY_MS);

export const EXPIRY_REASON = `Expired: nobody changed it for ${DRAFT_DAYS} days.`;
