/** One spelling for texts that are compared: one code per character, no capitals, single spaces. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
