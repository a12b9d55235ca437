import { type RawMessage, splitMessages } from './export-lines';
import { type DateOrder, inferDateOrder, momentOf } from './export-times';
import { type MessageParts, readParts } from './message-parts';

export interface ChatMessage extends MessageParts {
  /** Of the file, from 1. */
  line: number;
  at: Date;
  /** The name or number as the exporting phone knew it. */
  sender: string;
}

/** A line of WhatsApp itself: somebody joined, a number changed, messages are encrypted. */
export interface SystemLine {
  line: number;
  at: Date;
  text: string;
}

export interface ChatExport {
  style: 'android' | 'ios';
  dateOrder: DateOrder;
  messages: ChatMessage[];
  system: SystemLine[];
}

/** Letters of a name, signs above and below them not counted; what is longer before a colon is mostly a sentence. */
const LONGEST_NAME = 70;

/** What WhatsApp says of a group or chat itself, where the line could be taken for a name and a text. */
const SYSTEM =
  /messages and calls are end-to-end encrypted|created (?:this )?group|changed (?:the|this|their|your|to)|(?:joined|were added|was added|you added) using|security code|turned (?:on|off) disappearing|pinned a message|added you|एंड-टू-एंड एन्क्रिप्ट|એન્ડ-ટુ-એન્ડ એન્ક્રિપ્ટ/iu;

interface Split {
  sender: string;
  text: string;
}

function splitAtColon(rest: string): Split | null {
  const colon = rest.indexOf(':');
  const sender = rest.slice(0, Math.max(0, colon)).trim();
  return sender === '' ? null : { sender: sender.replace(/^~ ?/, ''), text: rest.slice(colon + 1).replace(/^ /, '') };
}

const isLikeName = (sender: string) =>
  sender.replace(/\p{M}/gu, '').length <= LONGEST_NAME && !SYSTEM.test(sender) && !/["“”]/.test(sender);

/** Who sent a file: WhatsApp itself sends none, so that these are names, however long and whatever is in them. */
function sendersOfFiles(raw: readonly RawMessage[]): ReadonlySet<string> {
  const senders = new Set<string>();
  for (const { rest } of raw) {
    const split = splitAtColon(rest);
    if (split && !senders.has(split.sender) && readParts([split.text]).attachments.length > 0)
      senders.add(split.sender);
  }
  return senders;
}

/**
 * An iPhone writes its own lines as if the group had said them, behind a mark; some programs lose the marks of a whole
 * file. It attaches no file to them.
 */
const isSystem = ({ style, more, isMarked }: RawMessage, { text, attachments }: MessageParts, hasMarks: boolean) =>
  style === 'ios' && more.length === 0 && (isMarked || !hasMarks) && attachments.length === 0 && SYSTEM.test(text);

/**
 * Reads the text of a WhatsApp export (`_chat.txt`, `WhatsApp Chat with ….txt`), Android’s or an iPhone’s, whatever
 * the order of its dates and its clock. Reads the file twice: first to learn how this phone writes dates.
 * Null when no line of it begins a message.
 */
export function readExport(text: string): ChatExport | null {
  const raw = splitMessages(text);
  const [first] = raw;
  if (!first) return null;
  const dateOrder = inferDateOrder(raw);
  const known = sendersOfFiles(raw);
  const hasMarks = raw.some(({ isMarked }) => isMarked);
  const messages: ChatMessage[] = [];
  const system: SystemLine[] = [];
  let last = momentOf(first, dateOrder) ?? new Date(0);
  for (const one of raw) {
    const at = momentOf(one, dateOrder) ?? last;
    last = at;
    const split = splitAtColon(one.rest);
    const isPerson = split !== null && (known.has(split.sender) || isLikeName(split.sender));
    const parts = split && readParts([split.text, ...one.more]);
    if (!isPerson || !parts || isSystem(one, parts, hasMarks))
      system.push({ line: one.line, at, text: [one.rest, ...one.more].join('\n').trim() });
    else messages.push({ line: one.line, at, sender: split.sender, ...parts });
  }
  return { style: first.style, dateOrder, messages, system };
}
