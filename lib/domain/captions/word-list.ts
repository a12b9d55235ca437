/** English plus Hindi and Gujarati in Latin letters; Hindi; Gujarati; where used, Bengali. */
export type Spellings = [latin: string[], hindi: string[], gujarati: string[], bengali?: string[]];

export const list = (words: string): string[] => words.split(',').map((word) => word.trim());
