import { indianDayOf, momentOn } from '@/lib/domain/text/indian-day';
import { Field, type FieldProps } from './field';

interface DayFieldProps extends Omit<FieldProps, 'type' | 'value' | 'onChange'> {
  /** An instant within the day, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** An Indian day up to today, with the native date picker. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const write = (day: string) => onChange(day === '' ? null : momentOn(day, new Date()).toISOString());
  return (
    <Field
      {...field}
      type="date"
      inputProps={{ max: indianDayOf(new Date()) }}
      value={value === null ? '' : indianDayOf(new Date(value))}
      onChange={(event) => write(event.target.value)}
    />
  );
}
