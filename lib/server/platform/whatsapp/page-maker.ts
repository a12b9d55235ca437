import type { Post } from '@/lib/domain/whatsapp/group-posts';
import { FILE_NOTES } from '@/lib/domain/whatsapp/post-states';
import type { ChatMessage, SystemLine } from '@/lib/domain/whatsapp/read-export';
import type { ChatPage } from './chat-pages';
import {
  Fingerprints,
  type IncomingAside,
  type IncomingPost,
  shortName,
  shortText,
  toIncoming,
} from './incoming-posts';
import type { EntryPlace } from './zip-entries';

/** What one page holds at most, so that bringing it in keeps nobody else waiting for long: rows, and their characters. */
const PAGE = { asides: 250, posts: 50, characters: 32_768 } as const;

/** Takes of the first rows as many as a page holds, one in any case. */
function firstPage<Row>(rows: readonly Row[], most: number, charactersOf: (row: Row) => number): Row[] {
  let characters = 0;
  const end = rows.findIndex((row, index) => {
    characters += charactersOf(row);
    return index > 0 && (index >= most || characters > PAGE.characters);
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}

/** So many names that several files have are told at most. */
const MOST_TWICE = 1000;

const charactersOfAside = ({ text }: IncomingAside) => text.length;
const charactersOfPost = ({ caption, attachments }: IncomingPost) =>
  attachments.reduce((sum, name) => sum + name.length, caption.length);

/** Puts what was found in a chat together to pages. */
export class PageMaker {
  /** How many there were so far. */
  asideCount = 0;
  postCount = 0;
  private asides: IncomingAside[] = [];
  private lastAt = 0;
  private waiting: IncomingPost[] = [];
  private readonly fingerprints = new Fingerprints();

  constructor(private readonly media: ReadonlyMap<string, EntryPlace>) {}

  addSystem({ line, at, text }: SystemLine): void {
    this.setAside({ line, at: at.getTime(), sender: null, kind: 'system', text: shortText(text) });
  }

  addChatter({ line, at, sender, text, deleted }: ChatMessage): void {
    const shown = deleted && text === '' ? 'This message was deleted.' : text;
    const by = { line, at: at.getTime(), sender: shortName(sender) };
    this.setAside({ ...by, kind: 'chatter', text: shortText(shown) });
  }

  /** A message of a post in which a letter was replaced. */
  addDamaged({ line, at, sender, text }: ChatMessage): void {
    this.lastAt = at.getTime();
    // Its own line may be told of otherwise as well.
    this.setAside({ line: -line, at: at.getTime(), sender: shortName(sender), kind: 'damaged', text: shortText(text) });
  }

  /** Names that several files of the zip have. */
  addTwice(names: readonly string[]): void {
    names.slice(0, MOST_TWICE).forEach((name, index) => {
      const text = `Two files are called ${shortName(name)}. The larger one was used.`;
      this.setAside({ line: FILE_NOTES - index, at: this.lastAt, sender: null, kind: 'damaged', text });
    });
  }

  private setAside(aside: IncomingAside): void {
    this.asideCount += 1;
    this.asides.push(aside);
  }

  addPosts(posts: readonly Post[]): void {
    this.postCount += posts.length;
    this.lastAt = posts.at(-1)?.at.getTime() ?? this.lastAt;
    for (const post of posts) this.waiting.push(toIncoming(post, this.fingerprints.of(post)));
  }

  /** Pages that are full. */
  *takeFull(): Generator<ChatPage> {
    yield* this.take(false);
  }

  /** All that is left. */
  *takeRest(): Generator<ChatPage> {
    yield* this.take(true);
  }

  private *take(isLast: boolean): Generator<ChatPage> {
    for (;;) {
      const asides = firstPage(this.asides, PAGE.asides, charactersOfAside);
      if (asides.length === 0 || (asides.length === this.asides.length && !isLast)) break;
      this.asides = this.asides.slice(asides.length);
      yield { asides };
    }
    for (;;) {
      const posts = firstPage(this.waiting, PAGE.posts, charactersOfPost);
      if (posts.length === 0 || (posts.length === this.waiting.length && !isLast)) break;
      this.waiting = this.waiting.slice(posts.length);
      yield this.pageOf(posts);
    }
  }

  /** Files go by the short names that posts have afterwards. */
  private pageOf(found: readonly IncomingPost[]): ChatPage {
    const media = found.flatMap(({ attachments }) =>
      attachments.flatMap((name): [string, EntryPlace][] => {
        const place = this.media.get(name);
        return place ? [[shortName(name), place]] : [];
      }),
    );
    const posts = found.map((post) => ({ ...post, attachments: post.attachments.map(shortName) }));
    return { posts, media };
  }
}
