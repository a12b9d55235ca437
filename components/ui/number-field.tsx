import { useState } from 'react';
import { Field, type FieldProps } from './field';

interface NumberFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  /** Null where nothing is typed; not a number where what is typed is none. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Reads what was typed; null when it is no number. */
  parse?: (text: string) => number | null;
  format?: (value: number) => string;
}

const readWhole = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

/** A field for a number. What was typed stays as it was typed until the field is left. */
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
  // The value was changed elsewhere, by a save for instance. One that is no number has no text of its own.
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
