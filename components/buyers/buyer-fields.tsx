import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import { BUYER_WORDS, type BuyerValues } from '@/components/entities/buyer-words';
import { GstinField } from '@/components/entities/gstin-field';
import { PickedProductTypeEditor } from '@/components/entities/picked-product-type-editor';
import { StaffPicker } from '@/components/entities/staff-picker';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { BUYER_MANAGERS } from '@/lib/domain/buyers/buyer-status';
import { BuyerDuplicates } from './buyer-duplicates';
import { SEGMENT_LABELS, SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { STATE_NAMES } from '@/lib/domain/text/indian-states';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';
import { stateOfPincode } from '@/lib/domain/text/pincode-state';

const label = (name: keyof BuyerValues) => ({ label: BUYER_WORDS[name].label });

const STATES = [{ value: '', label: 'Choose…' }, ...STATE_NAMES.map((value) => ({ value, label: value }))];

const SEGMENT_CHOICES = [
  { value: '', label: 'Not known' },
  ...SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] })),
];

type TextName = 'businessName' | 'contactName' | 'city';

interface BuyerFieldsProps {
  form: UseFormReturn<BuyerValues>;
  /** Id of the edited buyer; omitted for a new one. */
  buyerId?: string;
}

/** Form fields of a buyer, new or existing. */
export function BuyerFields({ form, buyerId }: BuyerFieldsProps) {
  const { root } = form.formState.errors;
  const line = (name: TextName) => (
    <FormField form={form} name={name}>
      {(field) => <Field {...field} {...label(name)} autoComplete="off" required />}
    </FormField>
  );
  return (
    <Stack spacing={2.5}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        {line('businessName')}
        {line('contactName')}
        <FormField form={form} name="phoneNumber">
          {(field) => (
            <Field
              {...field}
              {...label('phoneNumber')}
              type="tel"
              autoComplete="off"
              required
              hint="Each number can belong to one buyer only."
            />
          )}
        </FormField>
        <FormField form={form} name="gstin">
          {(field) => <GstinField {...field} />}
        </FormField>
        {line('city')}
        <FormField form={form} name="state">
          {({ value, onChange, problem }) => (
            <SelectField {...label('state')} hint={problem} value={value} options={STATES} onChange={onChange} />
          )}
        </FormField>
        {/* Below the fields that identify duplicates, so it is visible while they are typed. */}
        <Box sx={{ gridColumn: '1 / -1', '&:not(:has([role=alert]))': { display: 'none' } }}>
          <BuyerDuplicates form={form} buyerId={buyerId} />
        </Box>
        <FormField form={form} name="pincode">
          {({ value, onChange, ...field }) => (
            <Field
              {...field}
              {...label('pincode')}
              autoComplete="off"
              inputProps={{ inputMode: 'numeric' }}
              value={value ?? ''}
              onChange={(event) => {
                onChange(event.target.value || null);
                const state = stateOfPincode(event.target.value);
                if (state) form.setValue('state', state, { shouldDirty: true, shouldValidate: true });
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="segment">
          {({ value, onChange }) => (
            <SelectField
              {...label('segment')}
              value={value ?? ''}
              options={SEGMENT_CHOICES}
              onChange={(next) => onChange(next || null)}
            />
          )}
        </FormField>
        <FormField form={form} name="managerId">
          {({ onBlur: _, ...field }) => <StaffPicker {...field} {...label('managerId')} roles={BUYER_MANAGERS} />}
        </FormField>
        <FormField form={form} name="creditLimit">
          {(field) => (
            <NumberField
              {...field}
              {...label('creditLimit')}
              hint="In rupees; 0 for none."
              parse={paiseOf}
              format={rupeesText}
            />
          )}
        </FormField>
        <FormField form={form} name="creditDays">
          {(field) => <NumberField {...field} {...label('creditDays')} />}
        </FormField>
        <FormField form={form} name="dealsIn">
          {({ value, onChange }) => (
            <PickedProductTypeEditor {...label('dealsIn')} ids={value} takesFocus={false} onChange={onChange} />
          )}
        </FormField>
      </Box>
      <FormField form={form} name="address">
        {(field) => <Field {...field} {...label('address')} autoComplete="off" multiline minRows={2} />}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
    </Stack>
  );
}
