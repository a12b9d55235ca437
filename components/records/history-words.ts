import type { ReactNode } from 'react';

/** What the fields of a record's history are called, and their values in words. */
export type HistoryWords = Record<string, { label: string; text: (value: never) => ReactNode }>;

const NOTHING = 'nothing';

/** A stored value for people: in the words of its field, or as it is. */
export function valueText(words: HistoryWords, field: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return NOTHING;
  const text = words[field]?.text as ((value: unknown) => ReactNode) | undefined;
  const inWords = text?.(value) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return inWords === '' ? NOTHING : inWords;
}

export const labelOf = (words: HistoryWords, field: string): string => words[field]?.label ?? field;
