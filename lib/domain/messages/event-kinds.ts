/** Events a provider reports about a message, lowest rank first. */
export const STATUS_EVENTS = ['enqueued', 'sent', 'delivered', 'read', 'failed', 'billed'] as const;
export type StatusEvent = (typeof STATUS_EVENTS)[number];

export const PROVIDERS = ['sandbox', 'gupshup', 'cloud'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
