import { useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/field';

interface SizesFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  value: readonly string[];
  onChange: (sizes: string[]) => void;
}

/** Parses comma-separated sizes and removes duplicates. */
export const readSizes = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]+/)
      .map((size) => size.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Sizes in one line. The typed text is kept as typed. */
export function SizesField({ value, onChange, ...field }: SizesFieldProps) {
  const [text, setText] = useState(() => value.join(', '));
  // The value changed elsewhere, for example from the caption.
  if (!isSame(readSizes(text), value)) setText(value.join(', '));
  return (
    <Field
      {...field}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(readSizes(event.target.value));
      }}
    />
  );
}
