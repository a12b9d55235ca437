/** A text as one line: runs of spaces count as one, and there are none around it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One spelling for texts that are compared: one code per character, no capitals, single spaces. */
export const plainText = (text: string): string => oneLine(text.normalize('NFKC').toLowerCase());
