import { oneLine } from './plain-text';

/** WhatsApp's marks of bold, italic, struck-out and typewriter text. */
const MARKS = /[*_~`]/g;

/** A text without WhatsApp's marks, in one line: as it is read where nothing is drawn bold. */
export const withoutMarks = (text: string): string => oneLine(text.replace(MARKS, ' '));

/** The lines of a caption beside each other, as a cell or a row shows them. */
export const captionInOneLine = (caption: string): string =>
  caption.split('\n').map(withoutMarks).filter(Boolean).join(' · ');
