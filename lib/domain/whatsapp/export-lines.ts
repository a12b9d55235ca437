import { europeanDigits } from '../text/indian-digits';

/** Start of a message in an export, its time split but not interpreted yet. */
export interface MessageStart {
  /** In the file, from 1. */
  line: number;
  style: 'android' | 'ios';
  /** Day, month and year in the order written. */
  date: [number, number, number];
  hour: number;
  minute: number;
  second: number;
  half: 'am' | 'pm' | null;
  /** Text after the time: a name and a message, or a system line of WhatsApp. */
  rest: string;
  /** A mark follows the name directly, as iPhones put before text that no person typed. */
  isMarked: boolean;
}

export interface RawMessage extends MessageStart {
  /** Lines after the first. */
  more: string[];
}

/** am and pm as phones set to English, Hindi and Gujarati write them. */
const HALVES: Record<string, 'am' | 'pm'> = { am: 'am', pm: 'pm', पूर्वाह्न: 'am', अपराह्न: 'pm' };

const DATE = String.raw`(\d{1,4})[/.\-](\d{1,2})[/.\-](\d{1,4})`;
const TIME = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s?([ap]\.?\s?m\.?|पूर्वाह्न|अपराह्न))?`;
const ANDROID = new RegExp(`^${DATE},?\\s${TIME}\\s[-–]\\s(.*)$`, 'iu');
const IOS = new RegExp(`^\\[${DATE},?\\s${TIME}\\]\\s(.*)$`, 'iu');

/** Direction marks, which iPhones put before what they add themselves, and the byte order mark of some files. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const MARKED = /^[^\]]*\][^:]*:\s?\u200e/u;
const SPACES = /[\u00a0\u2009\u202f]/g;

/** A line without direction marks and with uniform spaces. File names are compared in this form too. */
export const plainLine = (line: string): string => line.replace(MARKS, '').replace(SPACES, ' ');

function readStart(line: string, number: number): MessageStart | null {
  const plain = plainLine(line);
  const head = europeanDigits(plain.slice(0, 45)) + plain.slice(45);
  const ios = IOS.exec(head);
  const match = ios ?? ANDROID.exec(head);
  if (!match) return null;
  const [, first, second, third, hour, minute, seconds = '0', half] = match;
  const rest = match.at(-1) ?? '';
  return {
    line: number,
    style: ios ? 'ios' : 'android',
    date: [Number(first), Number(second), Number(third)],
    hour: Number(hour),
    minute: Number(minute),
    second: Number(seconds),
    half: half ? (HALVES[half.toLowerCase().replace(/[.\s]/g, '')] ?? null) : null,
    rest: plain.slice(plain.length - rest.length),
    isMarked: MARKED.test(line),
  };
}

/** Longer than a phone's maximum message of 65,536 characters. The rest is dropped. */
const LONGEST_MESSAGE = 131_072;

const LINE_END = /\r\n|\n|\r/;

/** Splits streamed text into lines with any line ending. The part of a line beyond a message's length is dropped. */
export class LineCutter {
  private rest = '';

  /** Lines that end in this chunk of text. */
  push(piece: string): string[] {
    const text = this.rest + piece;
    // The second half of a line ending may be in the next chunk.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(LINE_END);
    const open = lines.pop() ?? '';
    this.rest = open.slice(0, LONGEST_MESSAGE) + text.slice(end);
    return lines;
  }

  /** The rest: the last line. */
  end(): string[] {
    return this.rest.replace(/\r$/, '\n').split('\n');
  }
}

/**
 * Joins the lines of an export into messages. A line that starts no message belongs to the previous one; lines before
 * the first are dropped.
 */
export class MessageSplitter {
  private line = 0;
  private open: RawMessage | null = null;
  private room = 0;

  /** Takes the next line; returns the previous message when the line starts a new one. */
  push(line: string): RawMessage | null {
    this.line += 1;
    const start = readStart(line, this.line);
    if (!start) {
      this.add(plainLine(line));
      return null;
    }
    const before = this.open;
    this.open = { ...start, more: [] };
    this.room = LONGEST_MESSAGE;
    return before;
  }

  private add(line: string): void {
    if (this.room <= 0) return;
    this.room -= line.length + 1;
    this.open?.more.push(line);
  }

  /** The last message; null without one. */
  end(): RawMessage | null {
    return this.open;
  }
}

/** The messages in the text of an export. */
export function splitMessages(text: string): RawMessage[] {
  const splitter = new MessageSplitter();
  const found = text.split(LINE_END).map((line) => splitter.push(line));
  return [...found, splitter.end()].filter((message) => message !== null);
}
