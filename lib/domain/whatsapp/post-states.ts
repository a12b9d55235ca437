import { states, statesOf } from '../states';

/** Screens where posts are settled. */
export const POST_SCREENS = ['catalog-upload', 'wa-catalog-inbox', 'wa-catalog-add'] as const;

/** States of a WhatsApp post. A post joined to another no longer exists on its own. */
export const POST_STATE_TEXTS = states({
  new: { label: 'New', tone: 'warning' },
  made: { label: 'Made into a catalog', tone: 'success' },
  added: { label: 'Added to a catalog', tone: 'success' },
  'new-rate': { label: 'New rate', tone: 'warning', words: 'a new rate' },
  'rate-taken': { label: 'New rate accepted', tone: 'success' },
  'not-catalog': { label: 'Not a catalog', tone: 'plain' },
  duplicate: { label: 'Duplicate', tone: 'plain', words: 'a duplicate' },
  joined: { label: 'Joined to another', tone: 'plain' },
});
export const POST_STATES = statesOf(POST_STATE_TEXTS);
export type PostState = keyof typeof POST_STATE_TEXTS;

/** States of posts that wait to be settled. */
export const OPEN_POST_STATES = ['new', 'new-rate'] as const satisfies PostState[];

/** How a sender was matched to a seller. */
export const SENDER_MATCHES = ['phone', 'name', 'hand'] as const;
export type SenderMatch = (typeof SENDER_MATCHES)[number];

/** Kinds of notes about a chat: WhatsApp's own lines, messages without goods, late photos, damage. */
export const ASIDE_KINDS = ['system', 'chatter', 'late', 'damaged'] as const;

/** Notes about files count down from here instead of a line number: no chat has this many lines. */
export const FILE_NOTES = -1_000_000_000;
