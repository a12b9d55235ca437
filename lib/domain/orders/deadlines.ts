const DAY_MS = 24 * 60 * 60 * 1000;

/** When a draft expires, from its last change and the number of days it may stay unchanged. */
export const draftExpiry = (changedAt: Date, days: number): Date => new Date(changedAt.getTime() + days * DAY_MS);

export const expiryReason = (days: number): string =>
  `Expired: no change for ${days === 1 ? 'a day' : `${days} days`}.`;

/** Notice to the person looking after a seller who did not answer in time. */
export const unansweredText = (seller: string, part: string, hours: number): string =>
  `${seller} did not answer to order ${part} for ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
