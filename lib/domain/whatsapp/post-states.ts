import { rolesThatOpen } from '../access/access';
import { machine, type StateOf, statesOf } from '../machine';

/** Where posts are settled. */
export const POST_SCREENS = ['catalog-upload', 'wa-catalog-inbox', 'wa-catalog-add'] as const;

const SETTLERS = [...new Set(POST_SCREENS.flatMap(rolesThatOpen))];

/** What became of a post from WhatsApp. One that was joined to another stands for itself no more. */
export const POST_MACHINE = machine({
  area: 'whatsapp-posts',
  noun: { one: 'post', many: 'posts' },
  states: {
    new: { label: 'New', tone: 'warning' },
    made: { label: 'Made into a catalog', tone: 'success' },
    added: { label: 'Added to a catalog', tone: 'success' },
    'not-catalog': { label: 'Not a catalog', tone: 'plain' },
    duplicate: { label: 'Duplicate', tone: 'plain', words: 'a duplicate' },
    joined: { label: 'Joined to another', tone: 'plain' },
  },
  steps: [
    {
      from: 'new',
      to: 'made',
      label: 'Make a catalog',
      roles: SETTLERS,
      consequence: 'It becomes a draft catalog.',
      action: 'whatsapp-posts.made',
      did: 'Made a catalog of the post',
    },
    {
      from: 'new',
      to: 'added',
      label: 'Add to a catalog',
      roles: SETTLERS,
      consequence: 'A catalog gets its photos.',
      action: 'whatsapp-posts.added',
      did: 'Added the post to a catalog',
    },
    {
      from: 'new',
      to: 'joined',
      label: 'Join',
      roles: SETTLERS,
      consequence: 'Another post takes its photos and words.',
      action: 'whatsapp-posts.joined',
      did: 'Joined the post to another',
    },
    {
      from: ['new', 'not-catalog', 'duplicate'],
      to: 'not-catalog',
      label: 'Not a catalog',
      roles: SETTLERS,
      consequence: 'No catalog is made of it.',
      action: 'whatsapp-posts.settled',
      did: 'Said that the post is no catalog',
    },
    {
      // Also of another catalog than it was said to be.
      from: ['new', 'not-catalog', 'duplicate'],
      to: 'duplicate',
      label: 'Duplicate',
      roles: SETTLERS,
      consequence: 'No catalog is made of it.',
      action: 'whatsapp-posts.settled',
      did: 'Said that the post is a duplicate',
    },
    {
      from: ['not-catalog', 'duplicate'],
      to: 'new',
      label: 'Bring back',
      roles: SETTLERS,
      consequence: 'It is new again.',
      action: 'whatsapp-posts.settled',
      did: 'Brought the post back',
    },
    {
      from: 'duplicate',
      to: 'new',
      label: 'Complete',
      by: 'system',
      action: 'whatsapp-posts.completed',
      did: 'Completed the post by an export',
    },
  ],
});

export const POST_STATES = statesOf(POST_MACHINE);
export type PostState = StateOf<typeof POST_MACHINE>;

/** How a seller was found for somebody who posts. */
export const SENDER_MATCHES = ['phone', 'name', 'hand'] as const;
export type SenderMatch = (typeof SENDER_MATCHES)[number];

/** What of a chat is set aside: lines of WhatsApp itself, messages about no goods, photos that came late for a catalog. */
export const ASIDE_KINDS = ['system', 'chatter', 'late'] as const;
