import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Field } from '../field';
import type { NumberFilter, Range, RangeFilter } from './data-filter';

interface NumberEditorProps {
  filter: NumberFilter | RangeFilter;
  value: unknown;
  onChange: (value: unknown) => void;
  onDone: () => void;
}

const textOf = (number: number | undefined, unit: number) => (number === undefined ? '' : String(number / unit));
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));
const inUnits = (number: number | undefined, unit: number) => (number === undefined ? undefined : number * unit);

const PAISE = 100;

/** Editor of a number filter, or of a range. */
export function NumberEditor({ filter, value, onChange, onDone }: NumberEditorProps) {
  const isRange = filter.kind === 'range';
  const unit = isRange && filter.unit === 'rupees' ? PAISE : 1;
  const given: Range = isRange ? ((value ?? {}) as Range) : { from: (value ?? filter.suggested) as number | undefined };
  const [from, setFrom] = useState(textOf(given.from, unit));
  const [to, setTo] = useState(textOf(given.to, unit));
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const numbers = [numberOf(from), numberOf(to)] as const;
    const wrong = problemOf(filter, ...numbers);
    setProblem(wrong);
    if (wrong) return;
    const [lowest, highest] = [inUnits(numbers[0], unit), inUnits(numbers[1], unit)];
    onChange(isRange ? { from: lowest, to: highest } : lowest);
    onDone();
  };
  const field = { autoComplete: 'off', inputProps: { inputMode: 'numeric' }, isWrong: problem !== undefined } as const;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Field
          {...field}
          label={isRange ? 'From' : filter.label}
          problem={problem}
          hint={filter.hint}
          value={from}
          autoFocus
          onChange={(event) => setFrom(event.target.value)}
        />
        {isRange && <Field {...field} label="To" value={to} onChange={(event) => setTo(event.target.value)} />}
      </Box>
      <Button type="submit" variant="contained" size="small" sx={{ mt: 1.5 }}>
        Show
      </Button>
    </form>
  );
}

function problemOf({ min, max }: NumberFilter | RangeFilter, ...numbers: (number | undefined)[]): string | undefined {
  const isWrong = (number: number) => !Number.isInteger(number) || number < min || number > max;
  const given = numbers.filter((number) => number !== undefined);
  if (given.some(isWrong)) return `Use a whole number from ${min} to ${max}.`;
  const [from, to] = numbers;
  return from !== undefined && to !== undefined && from > to ? 'From is above to.' : undefined;
}
