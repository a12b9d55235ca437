import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '@/components/ui/field-words';
import { FormField } from '@/components/ui/form-field';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Attribute, ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { SEGMENT_LABELS, SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { AppliedField } from './applied-field';
import { GstRatesField } from './gst-rates-field';
import { appliedText, ratesText } from './taxonomy-words';

export const productTypeWords = (attributes: readonly Attribute[]): FieldWords<ProductTypeForm> => ({
  nameEn: { label: 'English name', text: (name) => name },
  nameHi: { label: 'Hindi name', text: (name) => name },
  segment: { label: 'Segment', text: (segment) => SEGMENT_LABELS[segment] },
  hsnCode: { label: 'HSN code', text: (code) => code },
  active: { label: 'In use', text: (active) => (active ? 'Yes' : 'No') },
  attributes: { label: 'Attributes', text: (applied) => appliedText(applied, attributes) },
  gstRates: { label: 'GST rates', text: ratesText },
});

interface ProductTypeFieldsProps {
  form: UseFormReturn<ProductTypeForm>;
  attributes: readonly Attribute[];
}

/** Form fields of a product type, new or existing. */
export function ProductTypeFields({ form, attributes }: ProductTypeFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const words = productTypeWords(attributes);
  const line = (name: 'nameEn' | 'nameHi' | 'hsnCode') => {
    const { ref, ...input } = register(name);
    const about = { label: words[name].label, problem: errors[name]?.message, autoComplete: 'off', required: true };
    return { ...input, inputRef: ref, ...about };
  };
  return (
    <Stack spacing={2.5}>
      <Field {...line('nameEn')} />
      <Field {...line('nameHi')} inputProps={{ lang: 'hi' }} />
      <FormField form={form} name="segment">
        {({ value, onChange }) => (
          <SelectField
            label={words.segment.label}
            value={value}
            options={SEGMENTS.map((segment) => ({ value: segment, label: SEGMENT_LABELS[segment] }))}
            onChange={onChange}
          />
        )}
      </FormField>
      <Field {...line('hsnCode')} hint="4, 6 or 8 digits. It stands on invoices." />
      <FormField form={form} name="active">
        {({ value, onChange }) => (
          <CheckField
            label={words.active.label}
            hint="Retired types are not offered for new catalogs; old ones keep them."
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="gstRates">
        {({ value, onChange }) => (
          <GstRatesField legend={words.gstRates.label} value={value} onChange={onChange} problems={errors.gstRates} />
        )}
      </FormField>
      <FormField form={form} name="attributes">
        {({ value, onChange }) => (
          <AppliedField
            legend={words.attributes.label}
            attributes={attributes}
            value={value}
            onChange={onChange}
            problems={errors.attributes}
          />
        )}
      </FormField>
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
    </Stack>
  );
}
