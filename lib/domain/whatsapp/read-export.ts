import { type RawMessage, splitMessages } from './export-lines';
import { type DateOrder, DateOrderJudge, momentOf } from './export-times';
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

/** What must be known of a whole chat before one of its messages can be read. */
export interface ChatFacts {
  style: 'android' | 'ios';
  dateOrder: DateOrder;
  /** Who sent a file: WhatsApp itself sends none, so that these are names, however long and whatever is in them. */
  fileSenders: ReadonlySet<string>;
  /** Some lines have the mark that iPhones put before what nobody typed. */
  hasMarks: boolean;
}

/** The same text by itself: one that was cut out of a longer text would keep all of that in memory. */
const byItself = (text: string): string => ` ${text}`.slice(1);

/** Looks through a chat, message by message, to learn how its phone writes. */
export class ChatSurvey {
  /** Messages and lines of WhatsApp itself so far. */
  count = 0;
  private style: ChatFacts['style'] | null = null;
  private hasMarks = false;
  private readonly orders = new DateOrderJudge();
  private readonly fileSenders = new Set<string>();

  add(raw: RawMessage): void {
    this.count += 1;
    this.style ??= raw.style;
    this.hasMarks ||= raw.isMarked;
    this.orders.add(raw);
    const split = splitAtColon(raw.rest);
    if (split && !this.fileSenders.has(split.sender) && readParts([split.text]).attachments.length > 0)
      this.fileSenders.add(byItself(split.sender));
  }

  /** Null when nothing was a message. */
  get facts(): ChatFacts | null {
    const { style, orders, fileSenders, hasMarks } = this;
    return style && { style, dateOrder: orders.likeliest, fileSenders, hasMarks };
  }
}

/**
 * An iPhone writes its own lines as if the group had said them, behind a mark; some programs lose the marks of a whole
 * file. It attaches no file to them.
 */
const isSystem = ({ style, more, isMarked }: RawMessage, { text, attachments }: MessageParts, hasMarks: boolean) =>
  style === 'ios' && more.length === 0 && (isMarked || !hasMarks) && attachments.length === 0 && SYSTEM.test(text);

/** Reads a chat that was looked through before, message by message from its first on. */
export class ChatReader {
  private last = new Date(0);

  constructor(private readonly facts: ChatFacts) {}

  read(raw: RawMessage): { message: ChatMessage } | { system: SystemLine } {
    const { dateOrder, fileSenders, hasMarks } = this.facts;
    const { line, rest, more } = raw;
    const at = momentOf(raw, dateOrder) ?? this.last;
    this.last = at;
    const split = splitAtColon(rest);
    const isPerson = split !== null && (fileSenders.has(split.sender) || isLikeName(split.sender));
    const parts = split && readParts([split.text, ...more]);
    if (!isPerson || !parts || isSystem(raw, parts, hasMarks))
      return { system: { line, at, text: [rest, ...more].join('\n').trim() } };
    return { message: { line, at, sender: split.sender, ...parts } };
  }
}

/**
 * Reads the text of a WhatsApp export (`_chat.txt`, `WhatsApp Chat with ….txt`), Android’s or an iPhone’s, whatever
 * the order of its dates and its clock. Looks through it first, to learn how this phone writes.
 * Null when no line of it begins a message.
 */
export function readExport(text: string): ChatExport | null {
  const raw = splitMessages(text);
  const survey = new ChatSurvey();
  for (const one of raw) survey.add(one);
  const { facts } = survey;
  if (!facts) return null;
  const reader = new ChatReader(facts);
  const messages: ChatMessage[] = [];
  const system: SystemLine[] = [];
  for (const one of raw) {
    const read = reader.read(one);
    if ('message' in read) messages.push(read.message);
    else system.push(read.system);
  }
  return { style: facts.style, dateOrder: facts.dateOrder, messages, system };
}
