import { type RawMessage, splitMessages } from './export-lines';
import { type DateOrder, DateOrderJudge, momentOf } from './export-times';
import { type MessageParts, readParts } from './message-parts';

export interface ChatMessage extends MessageParts {
  /** In the file, from 1. */
  line: number;
  at: Date;
  /** Name or number as stored on the exporting phone. */
  sender: string;
}

/** A system line of WhatsApp: a member joined, a number changed, messages are encrypted. */
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

/** Maximum letters of a name, excluding combining marks; a longer text before a colon is usually a sentence. */
const LONGEST_NAME = 70;

/** System texts of a group or chat that could be mistaken for a name and a message. */
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

/** Facts about the whole chat that are needed to parse its messages. */
export interface ChatFacts {
  style: 'android' | 'ios';
  dateOrder: DateOrder;
  /** Senders of files: WhatsApp itself sends none, so these are names, whatever their length or content. */
  fileSenders: ReadonlySet<string>;
  /** Some lines have the mark that iPhones put before text that no person typed. */
  hasMarks: boolean;
}

/** Copies a text: a substring would keep the whole longer text in memory. */
const byItself = (text: string): string => ` ${text}`.slice(1);

/** First pass through a chat, message by message, to learn how its phone writes. */
export class ChatSurvey {
  /** Messages and system lines so far. */
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

  /** Null when there was no message. */
  get facts(): ChatFacts | null {
    const { style, orders, fileSenders, hasMarks } = this;
    return style && { style, dateOrder: orders.likeliest, fileSenders, hasMarks };
  }
}

/**
 * An iPhone writes system lines as if the group had said them, after a mark; some programs strip the marks from a whole
 * file. It attaches no file to them.
 */
const isSystem = ({ style, more, isMarked }: RawMessage, { text, attachments }: MessageParts, hasMarks: boolean) =>
  style === 'ios' && more.length === 0 && (isMarked || !hasMarks) && attachments.length === 0 && SYSTEM.test(text);

/** Second pass through a chat, which parses each message from the first on. */
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
 * Parses the text of a WhatsApp export (`_chat.txt`, `WhatsApp Chat with ….txt`) from Android or an iPhone, with any
 * date order and clock. A first pass learns how this phone writes. Null when no line starts a message.
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
