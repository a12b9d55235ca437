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

/** Limits of a page, so that importing it does not block others for long: rows and their characters. */
const PAGE = { asides: 250, posts: 50, characters: 32_768 } as const;

/** Takes as many of the first rows as fit on a page, at least one. */
function firstPage<Row>(rows: readonly Row[], most: number, charactersOf: (row: Row) => number): Row[] {
  let characters = 0;
  const end = rows.findIndex((row, index) => {
    characters += charactersOf(row);
    return index > 0 && (index >= most || characters > PAGE.characters);
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}

/** Most duplicate file names that are reported. */
const MOST_TWICE = 1000;

const charactersOfAside = ({ text }: IncomingAside) => text.length;
const charactersOfPost = ({ caption, attachments }: IncomingPost) =>
  attachments.reduce((sum, name) => sum + name.length, caption.length);

/** Groups the contents of a chat into pages. */
export class PageMaker {
  /** Counts so far. */
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

  /** Adds a message of a post with a replaced character. */
  addDamaged({ line, at, sender, text }: ChatMessage): void {
    this.lastAt = at.getTime();
    // Negative, because its line may also be reported for another reason.
    this.setAside({ line: -line, at: at.getTime(), sender: shortName(sender), kind: 'damaged', text: shortText(text) });
  }

  /** Adds names shared by several files of the zip. */
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

  /** Yields full pages. */
  *takeFull(): Generator<ChatPage> {
    yield* this.take(false);
  }

  /** Yields the rest. */
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

  /** Files are listed under the shortened names that posts use afterwards. */
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
