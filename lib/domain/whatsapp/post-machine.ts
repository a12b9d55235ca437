import { rolesThatOpen } from '../access/access';
import { machine } from '../machine';
import { POST_SCREENS, POST_STATE_TEXTS } from './post-states';

const SETTLERS = [...new Set(POST_SCREENS.flatMap(rolesThatOpen))];

/**
 * new → made, added, joined, no catalog or a duplicate; a mere classification can be changed. A new rate is applied to
 * its catalog, or settled like any post.
 */
export const POST_MACHINE = machine({
  area: 'whatsapp-posts',
  noun: { one: 'post', many: 'posts' },
  states: POST_STATE_TEXTS,
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
      // Skipped photos return with the last of them.
      from: ['new', 'not-catalog'],
      to: 'joined',
      label: 'Join',
      roles: SETTLERS,
      consequence: 'Another post takes its photos and words.',
      action: 'whatsapp-posts.joined',
      did: 'Joined the post to another',
    },
    {
      from: ['new', 'new-rate', 'not-catalog', 'duplicate'],
      to: 'not-catalog',
      label: 'Not a catalog',
      roles: SETTLERS,
      consequence: 'It does not become a catalog.',
      action: 'whatsapp-posts.settled',
      did: 'Said that the post is no catalog',
    },
    {
      // Also of a different catalog than before.
      from: ['new', 'new-rate', 'not-catalog', 'duplicate'],
      to: 'duplicate',
      label: 'Duplicate',
      roles: SETTLERS,
      consequence: 'It does not become a catalog.',
      action: 'whatsapp-posts.settled',
      did: 'Said that the post is a duplicate',
    },
    {
      from: 'joined',
      to: 'new',
      label: 'Undo the join',
      roles: SETTLERS,
      consequence: 'It has its photos and words again.',
      action: 'whatsapp-posts.parted',
      did: 'Undid the join',
    },
    {
      from: 'new-rate',
      to: 'new',
      label: 'New goods',
      roles: SETTLERS,
      consequence: 'It is a new post, of which a catalog can be made.',
      action: 'whatsapp-posts.settled',
      did: 'Said that the post is of new goods',
    },
    {
      from: ['not-catalog', 'duplicate'],
      to: 'new',
      label: 'Restore',
      roles: SETTLERS,
      consequence: 'It is new again.',
      action: 'whatsapp-posts.settled',
      did: 'Restored the post',
    },
    {
      from: ['not-catalog', 'duplicate'],
      to: 'new-rate',
      label: 'Restore as a new rate',
      roles: SETTLERS,
      consequence: 'Its new rate can be accepted again.',
      action: 'whatsapp-posts.settled',
      did: 'Restored the post',
    },
    {
      from: 'new-rate',
      to: 'rate-taken',
      label: 'Accept the new rate',
      roles: SETTLERS,
      consequence: 'The catalog gets the rate, and PDFs made of it are out of date.',
      action: 'whatsapp-posts.rate-taken',
      did: 'Accepted the new rate',
    },
    {
      from: 'rate-taken',
      to: 'new-rate',
      label: 'Restore the old rate',
      roles: SETTLERS,
      consequence: 'The catalog has the rate it had before.',
      action: 'whatsapp-posts.rate-given-back',
      did: 'Gave the old rate back',
    },
    {
      from: 'new-rate',
      to: 'duplicate',
      label: 'Overtake',
      by: 'system',
      action: 'whatsapp-posts.overtaken',
      did: 'A later post has another rate',
    },
    {
      from: ['duplicate', 'new-rate'],
      to: 'new',
      label: 'Complete',
      by: 'system',
      action: 'whatsapp-posts.completed',
      did: 'Completed the post by an export',
    },
  ],
});
