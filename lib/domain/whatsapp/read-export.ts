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

/** Names are short; what is longer before a colon is a sentence. */
const LONGEST_NAME = 70;

/** What WhatsApp says of a group or chat itself, where the line could be taken for a name and a text. */
const SYSTEM =
  /messages and calls are end-to-end encrypted|created (?:this )?group|changed (?:the|this|their|your|to)|(?:joined|were added|was added|you added) using|security code|turned (?:on|off) disappearing|pinned a message|added you|एंड-टू-एंड एन्क्रिप्ट|એન્ડ-ટુ-એન્ડ એન્ક્રિપ્ટ/iu;

function splitSender(rest: string): { sender: string; text: string } | null {
  const colon = rest.indexOf(':');
  const sender = rest.slice(0, colon).trim();
  const isName =
    colon > 0 && sender !== '' && sender.length <= LONGEST_NAME && !SYSTEM.test(sender) && !/["“”]/.test(sender);
  return isName ? { sender: sender.replace(/^~ ?/, ''), text: rest.slice(colon + 1).replace(/^ /, '') } : null;
}

/** An iPhone writes its own lines as if the group had said them. */
const isSystem = ({ style, more }: RawMessage, text: string) =>
  style === 'ios' && more.length === 0 && SYSTEM.test(text);

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
  const messages: ChatMessage[] = [];
  const system: SystemLine[] = [];
  let last = momentOf(first, dateOrder) ?? new Date(0);
  for (const one of raw) {
    const at = momentOf(one, dateOrder) ?? last;
    last = at;
    const split = splitSender(one.rest);
    if (!split || isSystem(one, split.text)) {
      system.push({ line: one.line, at, text: [one.rest, ...one.more].join('\n').trim() });
      continue;
    }
    messages.push({ line: one.line, at, sender: split.sender, ...readParts([split.text, ...one.more]) });
  }
  return { style: first.style, dateOrder, messages, system };
}
