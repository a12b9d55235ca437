import { oneLine } from './plain-text';

/** WhatsApp's markers for bold, italic, strikethrough and monospace. */
const MARKS = /[*_~`]/g;

/** Removes WhatsApp's markers and joins the text into one line, for places without rich text. */
export const withoutMarks = (text: string): string => oneLine(text.replace(MARKS, ' '));

/** Joins the lines of a caption for a cell or a row. */
export const captionInOneLine = (caption: string): string =>
  caption.split('\n').map(withoutMarks).filter(Boolean).join(' · ');
