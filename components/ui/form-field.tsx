import type { ReactElement, Ref } from 'react';
import { Controller, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface Bound<Value> {
  value: Value;
  /** Accepts a value or an input event. */
  onChange: (next: unknown) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** Error as a sentence. */
  problem?: string;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: UseFormReturn<Values>;
  name: Name;
  children: (field: Bound<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Connects one form field to any input component. */
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
