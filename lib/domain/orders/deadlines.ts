const DAY_MS = 24 * 60 * 60 * 1000;

/** When a draft expires that was changed last at a moment and may lie for so many days. */
export const draftExpiry = (changedAt: Date, days: number): Date => new Date(changedAt.getTime() + days * DAY_MS);

export const expiryReason = (days: number): string =>
  `Expired: no change for ${days === 1 ? 'a day' : `${days} days`}.`;

/** What whoever looks after a seller is told who did not answer in time. */
export const unansweredText = (seller: string, part: string, hours: number): string =>
  `${seller} did not answer to order ${part} for ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
