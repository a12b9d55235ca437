import { createHash } from 'node:crypto';
import type { Post } from '@/lib/domain/whatsapp/group-posts';
import { MINUTE } from '../../clock';

/** A post of an export, with what tells it from every other. */
export interface IncomingPost extends Post {
  fingerprint: string;
}

/** More than a phone sends in one message. */
const CAPTION_LENGTH = 65_536;
const NAME_LENGTH = 200;

/** The beginning of a text, no character cut in two. */
const beginning = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/**
 * Sender, minute and first words are the same in every export of a chat: an iPhone writes seconds as well, and the names of
 * its files depend on where the export begins. Of posts that have all three in common each has its number.
 */
export function toIncoming(posts: readonly Post[]): IncomingPost[] {
  const seen = new Map<string, number>();
  return posts.map((post) => {
    const minute = Math.floor(post.at.getTime() / MINUTE);
    const key = JSON.stringify([post.sender, minute, post.opening]);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    const fingerprint = createHash('sha256')
      .update(earlier === 0 ? key : `${key} ${earlier}`)
      .digest('hex');
    const attachments = post.attachments.map((name) => beginning(name, NAME_LENGTH));
    return { ...post, caption: beginning(post.caption, CAPTION_LENGTH), attachments, fingerprint };
  });
}
