import { states, statesOf } from '../states';

/** Where posts are settled. */
export const POST_SCREENS = ['catalog-upload', 'wa-catalog-inbox', 'wa-catalog-add'] as const;

/** What became of a post from WhatsApp. One that was joined to another stands for itself no more. */
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

/** Where posts are that wait to be settled. */
export const OPEN_POST_STATES = ['new', 'new-rate'] as const satisfies PostState[];

/** How a seller was found for somebody who posts. */
export const SENDER_MATCHES = ['phone', 'name', 'hand'] as const;
export type SenderMatch = (typeof SENDER_MATCHES)[number];

/** What of a chat is told: lines of WhatsApp itself, messages about no goods, photos that came late, what was damaged. */
export const ASIDE_KINDS = ['system', 'chatter', 'late', 'damaged'] as const;

/** Notes about files count down from here in the place of a line: no line of a chat is so far. */
export const FILE_NOTES = -1_000_000_000;
