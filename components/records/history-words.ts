import type { ReactNode } from 'react';

/** Field labels and value texts of a record's history. */
export type HistoryWords = Record<string, { label: string; text: (value: never) => ReactNode }>;

const NOTHING = 'nothing';

/** Display text of a stored value: formatted by its field, else as stored. */
export function valueText(words: HistoryWords, field: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return NOTHING;
  const text = words[field]?.text as ((value: unknown) => ReactNode) | undefined;
  const inWords = text?.(value) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return inWords === '' ? NOTHING : inWords;
}

export const labelOf = (words: HistoryWords, field: string): string => words[field]?.label ?? field;
