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

const isPhotoless = ({ attachments, omitted }: Pick<Post, 'attachments' | 'omitted'>) =>
  attachments.length + omitted === 0;

/** Words alone are worth a look when they speak of a number, as a rate, or are too long for a greeting. */
const speaksOfGoods = (text: string) => /[\d०-९૦-૯]{2,}/u.test(text) || text.length > 80;

const isWordsOnly = ({ attachments, omitted }: ChatMessage) => attachments.length === 0 && !omitted;

interface Open {
  post: Post;
  last: number;
  /** The photos came before the caption, so that a photo after it begins the next post. */
  isComplete: boolean;
  /** Its first message was words alone: whoever writes so writes about the photos that follow. */
  beganWithWords: boolean;
}

/** Whether a message goes on with what its sender began. */
function belongs({ post, last, isComplete, beganWithWords }: Open, message: ChatMessage): boolean {
  if (message.at.getTime() - last > POST_GAP_MINUTES * MINUTE) return false;
  if (post.attachments.length + post.omitted >= POST_PHOTOS) return false;
  const hasPhoto = message.attachments.length > 0 || message.omitted;
  if (hasPhoto && isComplete) return message.text !== '' && message.text === post.caption;
  if (message.text === '' || message.text === post.caption) return true;
  // Who sends photos first sends the rate, or what was forgotten, behind the words; otherwise words begin the next goods.
  return post.caption === '' || (!hasPhoto && !beganWithWords);
}

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

function add(open: Open, message: ChatMessage): void {
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
  } else if (message.text !== post.caption && message.text !== '') {
    post.caption += `\n${message.text}`;
    open.isComplete = true;
  }
  open.last = message.at.getTime();
}

/**
 * Puts the messages of a chat together to posts, each sender for themselves: an album is as many messages as it has
 * photos, with one caption before, after or on one of them, and words that follow an album with its caption go on with
 * it. What nobody could make a catalog of is set aside.
 */
export function groupPosts(messages: readonly ChatMessage[]): GroupedPosts {
  const open = new Map<string, Open>();
  const posts: Post[] = [];
  const chatter: ChatMessage[] = [];
  for (const message of messages) {
    const isEmpty = message.text === '' && message.attachments.length === 0 && !message.omitted;
    const before = open.get(message.sender);
    const isOfBefore = before !== undefined && belongs(before, message);
    const isAside = isWordsOnly(message) && !speaksOfGoods(message.text) && !(isOfBefore && isAwaited(before, message));
    if (isEmpty || isAside) {
      chatter.push(message);
      continue;
    }
    if (isOfBefore) {
      add(before, message);
      continue;
    }
    const made: Open = { post: begin(message), last: 0, isComplete: false, beganWithWords: isWordsOnly(message) };
    add(made, message);
    open.set(message.sender, made);
    posts.push(made.post);
  }
  return { posts, chatter };
}
