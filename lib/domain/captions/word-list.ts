/** English and how Hindi and Gujarati are typed in Latin letters; Hindi; Gujarati; where it is met, Bengali. */
export type Spellings = [latin: string[], hindi: string[], gujarati: string[], bengali?: string[]];

export const list = (words: string): string[] => words.split(',').map((word) => word.trim());
