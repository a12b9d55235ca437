import { states, statesOf } from '../states';

export const CONVERSATION_STATE_TEXTS = states({
  open: { label: 'Open', tone: 'success' },
  snoozed: { label: 'Snoozed', tone: 'warning' },
  closed: { label: 'Closed', tone: 'plain' },
});
export const CONVERSATION_STATUSES = statesOf(CONVERSATION_STATE_TEXTS);
export type ConversationStatus = keyof typeof CONVERSATION_STATE_TEXTS;

/** Roles that reply to people who write in: admins everywhere, the others from the records they may open. */
export const CHAT_STAFF = ['admin', 'chat_active'] as const;

export const CHANNELS = ['app', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_WORDS: Record<Channel, string> = { app: 'App', whatsapp: 'WhatsApp' };

/** Kind of the other side; unknown until a number or a person links it to a record. */
export const PARTIES = ['buyer', 'seller', 'unknown'] as const;
export type Party = (typeof PARTIES)[number];
