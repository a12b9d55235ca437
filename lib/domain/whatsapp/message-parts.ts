/** Contents of a message besides its text. */
export interface MessageParts {
  text: string;
  /** File names in the export, in order. */
  attachments: string[];
  /** The export was made without a photo or other medium of the message. */
  omitted: boolean;
  /** The sender deleted the message. */
  deleted: boolean;
}

const FILE = String.raw`[^<>\n/\\]*?\S\.(?:jpe?g|png|webp|heic|heif|gif|mp4|3gp|mov|avi|pdf|docx?|xlsx?|csv|zip|opus|m4a|aac|mp3|ogg|vcf)`;

/** Android: the file’s name followed by “attached” in the phone’s own language. */
const ANDROID_FILE = new RegExp(`^(${FILE}) \\([^()]+\\)$`, 'iu');
/** iPhones: the word for “attached” and the file’s name, between angle brackets. */
const IOS_FILE = new RegExp(`<[^<>:\\n]+: ?(${FILE})>`, 'giu');
/** What iPhones write before a document's file: its name and page count. */
const PAGES = /^.* • \d+ (?:pages?|पेज|પેજ)\s*$/iu;

const OMITTED_WORDS =
  /^(?:image|photo|video|gif|audio|sticker|document|media|contact card|फ़ोटो|छवि|इमेज|वीडियो|ऑडियो|दस्तावेज़|ફોટો|છબી|વીડિયો) (?:omitted|छोड़ी गई|छोड़ा गया|शामिल नहीं है|બાકાત)$/iu;
/** “Media omitted” in any language: text between angle brackets without a file. */
const OMITTED_BRACKETS = /^<[^<>:]+>$/u;
const DELETED =
  /^(?:this message was deleted|you deleted this message|यह संदेश हटाया गया|આ સંદેશો કાઢી નાખવામાં આવ્યો છે)\.?$/iu;
/** Scripts without spaces between words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]`;
/** “This message was edited” in any language: text between angle brackets after that of the message. */
const EDITED = new RegExp(`(?<=\\S) *<(?=[^<>]*(?: |${UNSPACED}))[\\p{L}\\p{M}\\p{Zs}'’-]{6,80}>$`, 'u');

/** Splits a message into its parts. Stars, emoji and line breaks of its text are kept. */
export function readParts(lines: readonly string[]): MessageParts {
  const attachments: string[] = [];
  const words: string[] = [];
  let [omitted, deleted] = [false, false];
  for (const [index, written] of lines.entries()) {
    const line = index === lines.length - 1 ? written.replace(EDITED, '') : written;
    const android = ANDROID_FILE.exec(line);
    const ios = [...line.matchAll(IOS_FILE)].map(([, name = '']) => name.trim());
    if (android) attachments.push(android[1] ?? '');
    else if (ios.length > 0) {
      attachments.push(...ios);
      const left = line.replace(IOS_FILE, '').trim();
      if (left && !PAGES.test(left)) words.push(left);
    } else if (OMITTED_WORDS.test(line.trim()) || OMITTED_BRACKETS.test(line.trim())) omitted = true;
    else if (DELETED.test(line.trim())) deleted = true;
    else words.push(line);
  }
  return { text: words.join('\n').trim(), attachments, omitted, deleted };
}
