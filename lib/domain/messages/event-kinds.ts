/** What a provider tells of a message, from the least to the most. */
export const STATUS_EVENTS = ['enqueued', 'sent', 'delivered', 'read', 'failed', 'billed'] as const;
export type StatusEvent = (typeof STATUS_EVENTS)[number];

export const PROVIDERS = ['sandbox', 'gupshup', 'cloud'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
