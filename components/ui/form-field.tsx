import type { ReactElement, Ref } from 'react';
import { Controller, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface Bound<Value> {
  value: Value;
  /** Takes a value, or the event of an input. */
  onChange: (next: unknown) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** A sentence that says what is wrong with it. */
  problem?: string;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: UseFormReturn<Values>;
  name: Name;
  children: (field: Bound<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Joins one field of a form to whatever shows it. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: FormFieldProps<Values, Name>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) =>
        children({ value, onChange, onBlur, inputRef: ref, problem: error?.message })
      }
    />
  );
}
