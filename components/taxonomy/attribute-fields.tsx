import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '@/components/ui/field-words';
import { FormField } from '@/components/ui/form-field';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import type { AttributeForm } from '@/lib/contracts/taxonomy/taxonomy-record';

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

export const ATTRIBUTE_WORDS: FieldWords<AttributeForm> = {
  nameEn: { label: 'English name', text: (name) => name },
  nameHi: { label: 'Hindi name', text: (name) => name },
  several: { label: 'Several values', text: yesOrNo },
  active: { label: 'In use', text: yesOrNo },
};

/** Form fields of an attribute, new or existing. */
export function AttributeFields({ form }: { form: UseFormReturn<AttributeForm> }) {
  const { register, formState } = form;
  const line = (name: 'nameEn' | 'nameHi') => {
    const { ref, ...input } = register(name);
    const about = { label: ATTRIBUTE_WORDS[name].label, problem: formState.errors[name]?.message };
    return { ...input, ...about, inputRef: ref, autoComplete: 'off', required: true };
  };
  const check = (name: 'several' | 'active', hint: string) => (
    <FormField form={form} name={name}>
      {({ value, onChange }) => (
        <CheckField label={ATTRIBUTE_WORDS[name].label} hint={hint} value={value} onChange={onChange} />
      )}
    </FormField>
  );
  return (
    <Stack spacing={2.5}>
      <Field {...line('nameEn')} />
      <Field {...line('nameHi')} inputProps={{ lang: 'hi' }} />
      {check('several', 'A catalog may have more than one of the values.')}
      {check('active', 'Retired attributes are hidden; old catalogs keep them.')}
      {formState.errors.root && <Alert severity="error">{formState.errors.root.message}</Alert>}
    </Stack>
  );
}
