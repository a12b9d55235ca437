/** What became of a post from WhatsApp. */
export const POST_STATES = ['new', 'made', 'added', 'not-catalog', 'duplicate'] as const;
export type PostState = (typeof POST_STATES)[number];

/** How a seller was found for somebody who posts. */
export const SENDER_MATCHES = ['phone', 'name', 'hand'] as const;
export type SenderMatch = (typeof SENDER_MATCHES)[number];
