import Add from '@mui/icons-material/Add';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import { PRODUCT } from '@/config/product';
import { MAX_PHONES } from '@/lib/contracts/sellers/seller-record';

interface PhoneListFieldProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Error of the list. */
  problem?: string;
  /** Errors of the individual numbers. */
  errors: unknown;
  inputRef?: Ref<HTMLInputElement>;
}

const nameOf = (place: number) => (place === 0 ? 'Primary phone' : `Phone ${place + 1}`);

/** Phone numbers of a seller, the primary one first. */
export function PhoneListField({ values, onChange, problem, errors, inputRef }: PhoneListFieldProps) {
  const problems = Array.isArray(errors) ? (errors as ({ message?: string } | undefined)[]) : [];
  const without = (place: number) => values.filter((_, other) => other !== place);
  const type = (place: number, text: string) =>
    onChange(values.map((value, other) => (other === place ? text : value)));
  return (
    <Stack spacing={1.5} role="group" aria-label="Phones">
      {values.map((value, place) => (
        <Box key={place} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
          <Field
            label={nameOf(place)}
            type="tel"
            autoComplete="off"
            required={place === 0}
            value={value}
            inputRef={place === 0 ? inputRef : undefined}
            problem={problems[place]?.message}
            onChange={(event) => type(place, event.target.value)}
          />
          {place > 0 && (
            <IconButton
              aria-label={`Make ${nameOf(place)} the primary one`}
              sx={{ mt: 3.25 }}
              onClick={() => onChange([value, ...without(place)])}
            >
              <ArrowUpward />
            </IconButton>
          )}
          {values.length > 1 && (
            <IconButton
              aria-label={`Remove ${nameOf(place)}`}
              sx={{ mt: 3.25 }}
              onClick={() => onChange(without(place))}
            >
              <Delete />
            </IconButton>
          )}
        </Box>
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {values.length < MAX_PHONES && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Add />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...values, PRODUCT.phonePrefix])}
        >
          Add a number
        </Button>
      )}
    </Stack>
  );
}
