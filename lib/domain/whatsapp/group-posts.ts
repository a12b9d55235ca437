import { offersGoods } from './offers-goods';
import type { ChatMessage } from './read-export';

/** What one seller posted at once: the photos of a catalog and the text about it. */
export interface Post {
  sender: string;
  at: Date;
  caption: string;
  /** First message that mentions goods; the caption may have continued after an earlier export. */
  opening: string;
  /** File names in the export, in order. */
  attachments: string[];
  /** Photos and other media that the export was made without. */
  omitted: number;
  /** Line numbers in the file that the post was made from. */
  lines: number[];
}

export interface GroupedPosts {
  posts: Post[];
  /** Messages without goods: greetings, questions, deleted messages. */
  chatter: ChatMessage[];
}

const MINUTE = 60_000;
/** Photos of one album arrive within a minute; typing a caption may take this long. */
export const POST_GAP_MINUTES = 5;

/** A post with more photos is no longer a catalog; the rest becomes another post. */
export const POST_PHOTOS = 500;

/** Longer than a phone's maximum message; further text becomes another post. */
export const CAPTION_LENGTH = 65_536;

/**
 * A post is complete once this many messages follow its last one. This needs no reliable clock, and only part of a long
 * chat is kept in memory.
 */
const REACH = 2000;

const isPhotoless = ({ attachments, omitted }: Pick<Post, 'attachments' | 'omitted'>) =>
  attachments.length + omitted === 0;

/** Text alone is relevant when it contains a number, such as a rate, or is too long for a greeting. */
const speaksOfGoods = (text: string) => /[\d०-९૦-૯]{2,}/u.test(text) || text.length > 80;

const isWordsOnly = ({ attachments, omitted }: ChatMessage) => attachments.length === 0 && !omitted;

interface Open {
  post: Post;
  /** Time of its last message, and its index in the chat. */
  last: number;
  lastMessage: number;
  /** The photos came before the caption, so a photo after it starts the next post. */
  isComplete: boolean;
  /** Its first message was text only: such senders write about the photos that follow. */
  beganWithWords: boolean;
  /** Its text is on a photo, not necessarily the first or last of its album. */
  isOnPhoto: boolean;
  /** Photos without text right after those: the rest of its album, or of the next goods once text follows. */
  rest: ChatMessage[];
}

/** Whether a message continues its sender's open post. */
function belongs({ post, last, isComplete, beganWithWords }: Open, message: ChatMessage): boolean {
  if (message.at.getTime() - last > POST_GAP_MINUTES * MINUTE) return false;
  if (post.attachments.length + post.omitted >= POST_PHOTOS || post.caption.length >= CAPTION_LENGTH) return false;
  const hasPhoto = message.attachments.length > 0 || message.omitted;
  if (hasPhoto && isComplete) return message.text !== '' && message.text === post.caption;
  if (message.text === '' || message.text === post.caption) return true;
  // Senders who post photos first add the rate, or what they forgot, after the text; otherwise text starts the next
  // goods.
  return post.caption === '' || (!hasPhoto && !beganWithWords);
}

/** Whether a message is a photo within a minute after a captioned photo, or continues such photos. */
const isRest = ({ post, last, isComplete, isOnPhoto, rest }: Open, { at, text, attachments, omitted }: ChatMessage) =>
  isComplete &&
  isOnPhoto &&
  text === '' &&
  (attachments.length > 0 || omitted) &&
  at.getTime() - last <= (rest.length > 0 ? POST_GAP_MINUTES : 1) * MINUTE &&
  post.attachments.length + post.omitted + rest.length < POST_PHOTOS;

/** Text without a number is about goods only when photos wait for it. */
const isAwaited = ({ post }: Open, { text }: ChatMessage) =>
  !isPhotoless(post) && post.caption === '' && /\p{L}{2}/u.test(text);

const begin = ({ sender, at }: ChatMessage): Post => ({
  sender,
  at,
  caption: '',
  opening: '',
  attachments: [],
  omitted: 0,
  lines: [],
});

const opened = (message: ChatMessage): Open => {
  const beganWithWords = isWordsOnly(message);
  return {
    ...{ post: begin(message), last: 0, lastMessage: 0, isComplete: false },
    ...{ beganWithWords, isOnPhoto: false, rest: [] },
  };
};

/** Turns the photos after an album into their own post when a message brings text for them. */
function nextOf({ post, lastMessage, rest: [first, ...others] }: Open, message: ChatMessage): Open | undefined {
  if (!first || message.text === '' || message.text === post.caption) return undefined;
  const next = opened(first);
  for (const one of [first, ...others]) add(next, one);
  return belongs(next, message) ? { ...next, lastMessage } : undefined;
}

function add(open: Open, message: ChatMessage): void {
  addRest(open);
  const { post } = open;
  const hadPhotos = !isPhotoless(post);
  post.attachments.push(...message.attachments);
  if (message.omitted) post.omitted += 1;
  post.lines.push(message.line);
  if (message.text !== '' && post.caption === '') {
    post.caption = message.text;
    // Text that counts only because photos wait for it was skipped if an earlier export ended before them, so the post is
    // recognized without it.
    post.opening = isWordsOnly(message) && !speaksOfGoods(message.text) ? '' : message.text;
    open.isComplete = hadPhotos;
    open.isOnPhoto = !isWordsOnly(message);
  } else if (message.text !== post.caption && message.text !== '') {
    post.caption += `\n${message.text}`;
    open.isComplete = true;
    open.isOnPhoto = false;
  }
  open.last = message.at.getTime();
}

/** Treats what followed a captioned photo as the rest of its album. */
function addRest(open: Open): void {
  const { rest } = open;
  open.rest = [];
  for (const one of rest) add(open, one);
}

/**
 * Groups the messages of a chat into posts per sender. An album is as many messages as it has photos, with one caption
 * before, after or on any of them; text after an album with a caption continues it. Messages that cannot become a
 * catalog are skipped.
 */
export class PostGrouping {
  /** Number of messages so far. */
  messages = 0;
  private readonly open = new Map<string, Open>();
  /** In order of their first message. */
  private begun: Open[] = [];

  /** Takes the next message; false when it belongs to no post. */
  add(message: ChatMessage): boolean {
    this.messages += 1;
    const isEmpty = message.text === '' && message.attachments.length === 0 && !message.omitted;
    const open = this.openOf(message.sender);
    const next = open && nextOf(open, message);
    const before = next ?? open;
    const isOfBefore = before !== undefined && belongs(before, message);
    const isForBefore = isOfBefore && isAwaited(before, message);
    const isAside = isWordsOnly(message) && !isForBefore && !offersGoods(message.text);
    if (isEmpty || isAside) return false;
    if (open && next) {
      open.rest = [];
      this.keep(next);
    }
    if (before && !isOfBefore && isRest(before, message)) {
      before.rest.push(message);
      Object.assign(before, { last: message.at.getTime(), lastMessage: this.messages });
      return true;
    }
    const post = isOfBefore ? before : this.keep(opened(message));
    add(post, message);
    post.lastMessage = this.messages;
    return true;
  }

  private openOf(sender: string): Open | undefined {
    const found = this.open.get(sender);
    return found && this.isInReach(found) ? found : undefined;
  }

  private isInReach({ lastMessage }: Open): boolean {
    return this.messages - lastMessage <= REACH;
  }

  private keep(made: Open): Open {
    this.open.set(made.post.sender, made);
    this.begun.push(made);
    return made;
  }

  /** Complete posts; those after an open one are returned later. */
  takeClosed(): Post[] {
    const first = this.begun.findIndex((one) => this.open.get(one.post.sender) === one && this.isInReach(one));
    return this.take(first < 0 ? this.begun.length : first);
  }

  /** The remaining posts at the end of the chat. */
  takeRest(): Post[] {
    return this.take(this.begun.length);
  }

  private take(count: number): Post[] {
    const taken = this.begun.splice(0, count);
    for (const one of taken) if (this.open.get(one.post.sender) === one) this.open.delete(one.post.sender);
    for (const one of taken) addRest(one);
    return taken.map(({ post }) => post);
  }
}

/** The posts of a whole chat. */
export function groupPosts(messages: readonly ChatMessage[]): GroupedPosts {
  const grouping = new PostGrouping();
  const chatter = messages.filter((message) => !grouping.add(message));
  return { posts: grouping.takeRest(), chatter };
}
