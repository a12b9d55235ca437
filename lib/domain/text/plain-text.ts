/** A text as one line: runs of spaces are collapsed, and both ends trimmed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Normalizes texts for comparison: one code per character, no capitals, single spaces. */
export const plainText = (text: string): string => oneLine(text.normalize('NFKC').toLowerCase());
