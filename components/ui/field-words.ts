import type { ReactNode } from 'react';

/** Field labels and value texts of a form. */
export type FieldWords<Values> = {
  [Name in keyof Values]: { label: string; text: (value: Values[Name]) => ReactNode };
};
