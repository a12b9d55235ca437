import { Field, type FieldProps } from '@/components/ui/field';
import { GSTIN_LENGTH, gstinProblem, normalizeGstin } from '@/lib/domain/sellers/gstin';

interface GstinFieldProps extends Omit<FieldProps, 'label' | 'value' | 'onChange'> {
  value: string | null;
  onChange: (next: string | null) => void;
}

/** A GSTIN, validated by its check character once it is long enough. */
export function GstinField({ value, onChange, problem, ...field }: GstinFieldProps) {
  const typed = normalizeGstin(value ?? '');
  const wrong = typed.length >= GSTIN_LENGTH ? gstinProblem(typed) : null;
  return (
    <Field
      {...field}
      label="GSTIN"
      autoComplete="off"
      problem={problem ?? wrong ?? undefined}
      inputProps={{ spellCheck: false, style: { textTransform: 'uppercase' } }}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
