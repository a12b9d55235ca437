import type { ReactNode } from 'react';

/** What the fields of a form are called, and their values in words. */
export type FieldWords<Values> = {
  [Name in keyof Values]: { label: string; text: (value: Values[Name]) => ReactNode };
};
