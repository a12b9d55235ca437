/** What became of a post from WhatsApp. One that was joined to another stands for itself no more. */
export const POST_STATES = ['new', 'made', 'added', 'not-catalog', 'duplicate', 'joined'] as const;
export type PostState = (typeof POST_STATES)[number];

/** How a seller was found for somebody who posts. */
export const SENDER_MATCHES = ['phone', 'name', 'hand'] as const;
export type SenderMatch = (typeof SENDER_MATCHES)[number];

/** What of a chat is set aside: lines of WhatsApp itself, messages about no goods, photos that came late for a catalog. */
export const ASIDE_KINDS = ['system', 'chatter', 'late'] as const;
