import { europeanDigits } from '../text/indian-digits';

/** Where a message of an export begins, its time taken apart but not understood yet. */
export interface MessageStart {
  /** Of the file, from 1. */
  line: number;
  style: 'android' | 'ios';
  /** Day, month and year in the order they are written. */
  date: [number, number, number];
  hour: number;
  minute: number;
  second: number;
  half: 'am' | 'pm' | null;
  /** What follows the time: a name and a text, or a line of WhatsApp itself. */
  rest: string;
  /** A mark stands right after the name, as iPhones put one before what nobody typed. */
  isMarked: boolean;
}

export interface RawMessage extends MessageStart {
  /** Lines below the first. */
  more: string[];
}

/** Halves of the day as phones set to English, Hindi and Gujarati write them. */
const HALVES: Record<string, 'am' | 'pm'> = { am: 'am', pm: 'pm', पूर्वाह्न: 'am', अपराह्न: 'pm' };

const DATE = String.raw`(\d{1,4})[/.\-](\d{1,2})[/.\-](\d{1,4})`;
const TIME = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s?([ap]\.?\s?m\.?|पूर्वाह्न|अपराह्न))?`;
const ANDROID = new RegExp(`^${DATE},?\\s${TIME}\\s[-–]\\s(.*)$`, 'iu');
const IOS = new RegExp(`^\\[${DATE},?\\s${TIME}\\]\\s(.*)$`, 'iu');

/** Marks of writing direction, which iPhones put before what they add themselves, and the mark some files begin with. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const MARKED = /^[^\]]*\][^:]*:\s?\u200e/u;
const SPACES = /[\u00a0\u2009\u202f]/g;

/** A line without marks of direction, its spaces all of one kind. Names of files are compared like this as well. */
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

/**
 * Splits the text of an export at the beginnings of its messages. A line that begins none belongs to the message
 * before it; lines before the first are left out.
 */
export function splitMessages(text: string): RawMessage[] {
  const messages: RawMessage[] = [];
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    const start = readStart(line, index + 1);
    if (start) messages.push({ ...start, more: [] });
    else messages.at(-1)?.more.push(plainLine(line));
  });
  return messages;
}
