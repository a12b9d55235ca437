import { createHash } from 'node:crypto';
import { CAPTION_LENGTH, type Post } from '@/lib/domain/whatsapp/group-posts';
import { MINUTE } from '../../clock';

/** A post of an export, with what tells it from every other, as it goes from thread to thread. */
export interface IncomingPost {
  sender: string;
  /** Milliseconds since 1970. */
  at: number;
  caption: string;
  fingerprint: string;
  omitted: number;
  attachments: string[];
  /** Its first line in the file. */
  line: number;
}

/** A line that was set aside. */
export interface IncomingAside {
  line: number;
  /** Milliseconds since 1970. */
  at: number;
  sender: string | null;
  kind: 'system' | 'chatter' | 'damaged';
  text: string;
}

/** More than any name has. */
const NAME_LENGTH = 200;
/** Files of one message, and photos the export was made without, that are told of. */
const MOST_FILES = 1000;
const MOST_OMITTED = 32_767;

/** The beginning of a text, no character cut in two. */
const beginning = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

export const shortName = (name: string): string => beginning(name, NAME_LENGTH);
export const shortText = (text: string): string => beginning(text, CAPTION_LENGTH);

/**
 * Sender, minute and first words are the same in every export of a chat: an iPhone writes seconds as well, and the names of
 * its files depend on where the export begins. Of posts that have all three in common each has its number.
 */
export class Fingerprints {
  /** By half a hash, because a long chat has hundreds of thousands. */
  private readonly seen = new Map<string, number>();

  of({ sender, at, opening }: Pick<Post, 'sender' | 'at' | 'opening'>): string {
    const key = JSON.stringify([sender, Math.floor(at.getTime() / MINUTE), opening]);
    const hash = createHash('sha256').update(key).digest();
    const short = hash.toString('latin1', 0, 16);
    const earlier = this.seen.get(short) ?? 0;
    this.seen.set(short, earlier + 1);
    return earlier === 0 ? hash.toString('hex') : createHash('sha256').update(`${key} ${earlier}`).digest('hex');
  }
}

/** A post as it is brought in. What no database column holds is cut. */
export function toIncoming(post: Post, fingerprint: string): IncomingPost {
  const { sender, at, caption, omitted, attachments, lines } = post;
  const beyond = Math.max(0, attachments.length - MOST_FILES);
  return {
    sender: shortName(sender),
    at: at.getTime(),
    caption: shortText(caption),
    fingerprint,
    omitted: Math.min(omitted + beyond, MOST_OMITTED),
    attachments: attachments.slice(0, MOST_FILES),
    line: lines[0] ?? 0,
  };
}
