import { createHash } from 'node:crypto';
import { CAPTION_LENGTH, type Post } from '@/lib/domain/whatsapp/group-posts';
import { MINUTE } from '../../clock';

/** A post of an export with its fingerprint, as passed between threads. */
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

/** A message that did not become a post. */
export interface IncomingAside {
  line: number;
  /** Milliseconds since 1970. */
  at: number;
  sender: string | null;
  kind: 'system' | 'chatter' | 'damaged';
  text: string;
}

/** Longer than any name. */
const NAME_LENGTH = 200;
/** Most files of one message, and most omitted photos, that are reported. */
const MOST_FILES = 1000;
const MOST_OMITTED = 32_767;

/** The start of a text, without splitting a character. */
const beginning = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

export const shortName = (name: string): string => beginning(name, NAME_LENGTH);
export const shortText = (text: string): string => beginning(text, CAPTION_LENGTH);

/**
 * Sender, minute and first words are the same in every export of a chat: an iPhone also writes seconds, and its file
 * names depend on where the export begins. Posts with all three in common are numbered.
 */
export class Fingerprints {
  /** Keyed by half a hash, because a long chat has hundreds of thousands. */
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

/** A post as it is imported, cut to what the database columns can hold. */
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
