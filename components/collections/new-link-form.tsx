import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { showFailure } from '@/components/records/show-failure';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { useAddLink } from '@/lib/client/queries/collections';
import { type NewLink, newLinkSchema } from '@/lib/contracts/collections/collection-links';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
] as const;
const RATES = [
  { value: 'shown', label: 'As it is' },
  { value: 'marked-up', label: 'Marked up' },
  { value: 'hidden', label: 'Hidden' },
] as const;

const USUAL: NewLink = {
  days: 14,
  options: { language: 'en', rate: 'shown', markupPercent: 10, showsSeller: false, phoneNumber: null },
};

/** Creates a link that shows a collection to buyers. */
export function NewLinkForm({ id }: { id: string }) {
  const { mutateAsync } = useAddLink(id);
  const form = useForm<NewLink>({
    resolver: zodResolver(newLinkSchema) as unknown as Resolver<NewLink>,
    defaultValues: USUAL,
  });
  const rate = useWatch({ control: form.control, name: 'options.rate' });
  const { root } = form.formState.errors;
  const handleAdd = async (typed: NewLink) => {
    try {
      await mutateAsync({ params: { id }, body: typed });
      notifySuccess('The link is made. Copy it below.');
    } catch (error) {
      showFailure(toApiError(error), form);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 2 }}>
        <FormField form={form} name="days">
          {(field) => <NumberField {...field} label="Days it lasts" />}
        </FormField>
        <FormField form={form} name="options.phoneNumber">
          {({ value, onChange, ...field }) => (
            <Field
              {...field}
              label="WhatsApp number to ask"
              hint="Optional"
              type="tel"
              autoComplete="off"
              value={value ?? ''}
              onChange={({ target }) => onChange(target.value || null)}
            />
          )}
        </FormField>
        <FormField form={form} name="options.language">
          {({ value, onChange }) => (
            <SelectField label="Language" value={value} options={LANGUAGES} onChange={onChange} />
          )}
        </FormField>
        <FormField form={form} name="options.rate">
          {({ value, onChange }) => <SelectField label="Rates" value={value} options={RATES} onChange={onChange} />}
        </FormField>
        {rate === 'marked-up' && (
          <FormField form={form} name="options.markupPercent">
            {(field) => <NumberField {...field} label="Markup (%)" />}
          </FormField>
        )}
      </Box>
      <FormField form={form} name="options.showsSeller">
        {({ value, onChange }) => (
          <CheckField
            label="Show sellers"
            hint="Buyers see who sells each catalog."
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
      <Button type="submit" variant="contained" sx={{ mt: 2 }} loading={form.formState.isSubmitting}>
        Make a link
      </Button>
    </form>
  );
}
