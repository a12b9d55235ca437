import { offersGoods } from './offers-goods';
import type { ChatMessage } from './read-export';

/** What one seller posted at one go: the photos of a catalog and what they wrote about it. */
export interface Post {
  sender: string;
  at: Date;
  caption: string;
  /** The first message that speaks of goods; the caption may have gone on after an export was made. */
  opening: string;
  /** Names of files in the export, in order. */
  attachments: string[];
  /** Photos and the like that the export was made without. */
  omitted: number;
  /** Lines of the file the post was made of. */
  lines: number[];
}

export interface GroupedPosts {
  posts: Post[];
  /** Messages that are about no goods: greetings, questions, what was taken back. */
  chatter: ChatMessage[];
}

const MINUTE = 60_000;
/** Photos of one album come within a minute; a caption may take as long to type. */
export const POST_GAP_MINUTES = 5;

/** A post of more photos is no catalog any more; what goes on beyond is another post. */
export const POST_PHOTOS = 500;

/** Longer than what a phone sends in one message; words beyond are another post. */
export const CAPTION_LENGTH = 65_536;

/**
 * A post is over once so many messages came behind its last one: no clock has to be trusted to know it, and however
 * long a chat is, only a part of it is held.
 */
const REACH = 2000;

const isPhotoless = ({ attachments, omitted }: Pick<Post, 'attachments' | 'omitted'>) =>
  attachments.length + omitted === 0;

/** Words alone are worth a look when they speak of a number, as a rate, or are too long for a greeting. */
const speaksOfGoods = (text: string) => /[\d०-९૦-૯]{2,}/u.test(text) || text.length > 80;

const isWordsOnly = ({ attachments, omitted }: ChatMessage) => attachments.length === 0 && !omitted;

interface Open {
  post: Post;
  /** When its last message was sent, and which one of the chat it was. */
  last: number;
  lastMessage: number;
  /** The photos came before the caption, so that a photo after it begins the next post. */
  isComplete: boolean;
  /** Its first message was words alone: whoever writes so writes about the photos that follow. */
  beganWithWords: boolean;
  /** Its words are on a photo, which need not be the first or the last of its album. */
  isOnPhoto: boolean;
  /** Photos without words right behind those: the rest of its album, or of the next goods once words follow. */
  rest: ChatMessage[];
}

/** Whether a message goes on with what its sender began. */
function belongs({ post, last, isComplete, beganWithWords }: Open, message: ChatMessage): boolean {
  if (message.at.getTime() - last > POST_GAP_MINUTES * MINUTE) return false;
  if (post.attachments.length + post.omitted >= POST_PHOTOS || post.caption.length >= CAPTION_LENGTH) return false;
  const hasPhoto = message.attachments.length > 0 || message.omitted;
  if (hasPhoto && isComplete) return message.text !== '' && message.text === post.caption;
  if (message.text === '' || message.text === post.caption) return true;
  // Who sends photos first sends the rate, or what was forgotten, behind the words; otherwise words begin the next goods.
  return post.caption === '' || (!hasPhoto && !beganWithWords);
}

/** Whether a message is a photo that came within a minute behind words on a photo, or goes on with such ones. */
const isRest = ({ post, last, isComplete, isOnPhoto, rest }: Open, { at, text, attachments, omitted }: ChatMessage) =>
  isComplete &&
  isOnPhoto &&
  text === '' &&
  (attachments.length > 0 || omitted) &&
  at.getTime() - last <= (rest.length > 0 ? POST_GAP_MINUTES : 1) * MINUTE &&
  post.attachments.length + post.omitted + rest.length < POST_PHOTOS;

/** Words that speak of no number are about goods only where photos wait for them. */
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

/** The photos behind an album as a post of their own, where a message has words for them. */
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
    // Words that only photos waited for were set aside once; the post is known without them.
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

/** Takes what came behind words on a photo for the rest of their album. */
function addRest(open: Open): void {
  const { rest } = open;
  open.rest = [];
  for (const one of rest) add(open, one);
}

/**
 * Puts the messages of a chat together to posts, each sender for themselves: an album is as many messages as it has
 * photos, with one caption before, after or on any of them, and words that follow an album with its caption go on with
 * it. What nobody could make a catalog of is set aside.
 */
export class PostGrouping {
  /** How many came so far. */
  messages = 0;
  private readonly open = new Map<string, Open>();
  /** In the order in which they began. */
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

  /** Posts that nothing can be added to any more, those after an open one left for later. */
  takeClosed(): Post[] {
    const first = this.begun.findIndex((one) => this.open.get(one.post.sender) === one && this.isInReach(one));
    return this.take(first < 0 ? this.begun.length : first);
  }

  /** All that are left, once no message comes any more. */
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
