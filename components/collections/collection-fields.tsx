import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { COLLECTION_WORDS, type CollectionForm, SEGMENT_LABELS } from './collection-words';

const ANY = '';
const SEGMENT_OPTIONS = [
  { value: ANY, label: 'Both' },
  ...SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] })),
] as const;

const NAMES = ['nameEn', 'nameHi'] as const;
const DESCRIPTIONS = ['descriptionEn', 'descriptionHi'] as const;

/** Text fields of a collection. */
export function CollectionFields({ form }: { form: UseFormReturn<CollectionForm> }) {
  const { root } = form.formState.errors;
  const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } };
  return (
    <Stack spacing={2}>
      <Box sx={pair}>
        {NAMES.map((name) => (
          <FormField key={name} form={form} name={name}>
            {(field) => <Field {...field} label={COLLECTION_WORDS[name].label} autoComplete="off" />}
          </FormField>
        ))}
      </Box>
      <Box sx={pair}>
        {DESCRIPTIONS.map((name) => (
          <FormField key={name} form={form} name={name}>
            {(field) => <Field {...field} label={COLLECTION_WORDS[name].label} multiline minRows={2} />}
          </FormField>
        ))}
      </Box>
      <FormField form={form} name="segment">
        {({ value, onChange }) => (
          <SelectField
            label={COLLECTION_WORDS.segment.label}
            value={value ?? ANY}
            options={SEGMENT_OPTIONS}
            onChange={(chosen) => onChange(chosen || null)}
          />
        )}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
    </Stack>
  );
}
