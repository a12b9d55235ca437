import { useState } from 'react';
import { Field, type FieldProps } from './field';

interface NumberFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  /** Null when empty; NaN when the input is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Parses the input; null when it is not a number. */
  parse?: (text: string) => number | null;
  format?: (value: number) => string;
}

const readWhole = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

/** A number field. The typed text is kept as typed until the field loses the focus. */
export function NumberField({
  value,
  onChange,
  onBlur,
  parse = readWhole,
  format = String,
  ...field
}: NumberFieldProps) {
  const read = (text: string) => (text.trim() === '' ? null : (parse(text.trim()) ?? Number.NaN));
  const write = (number: number | null) => (number === null || Number.isNaN(number) ? '' : format(number));
  const [text, setText] = useState(() => write(value));
  // The value changed elsewhere, for example by a save. NaN has no text of its own.
  if (!Object.is(read(text), value) && text !== write(value)) setText(write(value));
  return (
    <Field
      {...field}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal' }}
      value={text}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setText(write(value));
        onBlur?.(event);
      }}
      onChange={(event) => {
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
