import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, useId } from 'react';

export interface FieldProps extends Omit<OutlinedInputProps, 'id' | 'label' | 'error' | 'inputProps' | 'notched'> {
  label: string;
  /** Error below the field. */
  problem?: string;
  /** Hint below the field. */
  hint?: string;
  /** Invalid, without a message. */
  isWrong?: boolean;
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

/** A text field with its label above and one sentence below. */
export function Field({ label, problem, hint, isWrong = false, inputProps, ...input }: FieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <FormControl fullWidth error={isWrong || problem !== undefined}>
      <FormLabel htmlFor={id} sx={{ typography: 'body2', fontWeight: 550, color: 'text.primary', mb: 0.75 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        aria-describedby={note ? `${id}-note` : undefined}
        slotProps={{ input: { ...inputProps, 'aria-invalid': isWrong || problem !== undefined } }}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
