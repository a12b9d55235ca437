import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import { CATEGORY_LABELS, TEMPLATE_CATEGORIES } from '@/lib/domain/messages/categories';
import {
  LANGUAGE_LABELS,
  MEDIA_LABELS,
  TEMPLATE_LANGUAGES,
  TEMPLATE_MEDIA,
} from '@/lib/domain/messages/template-status';
import { variablesIn } from '@/lib/domain/messages/template-text';
import { PhonePreviews } from './phone-preview';
import { TEMPLATE_WORDS, type TemplateValues } from './template-words';

const label = (name: keyof TemplateValues) => ({ label: TEMPLATE_WORDS[name].label });
const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const CATEGORIES = choices(TEMPLATE_CATEGORIES, CATEGORY_LABELS);
const LANGUAGES = choices(TEMPLATE_LANGUAGES, LANGUAGE_LABELS);
const MEDIA = choices(TEMPLATE_MEDIA, MEDIA_LABELS);

/** Text of a template with its variables and examples, and a phone preview. */
export function TemplateFields({ form }: { form: UseFormReturn<TemplateValues> }) {
  const text = useWatch({ control: form.control });
  const { errors } = form.formState;
  const examples = new Map((text.variables ?? []).map((one) => [one.name ?? '', one.example ?? '']));
  /** Keeps exactly one row per variable of the text. */
  const handleBody = (body: string) =>
    form.setValue(
      'variables',
      variablesIn(body).map((name) => ({ name, example: examples.get(name) ?? '' })),
      { shouldDirty: true },
    );
  const select = <Name extends 'category' | 'language' | 'media'>(
    name: Name,
    options: readonly { value: string; label: string }[],
  ) => (
    <FormField form={form} name={name}>
      {({ value, onChange }) => (
        <SelectField {...label(name)} value={value as string} options={options} onChange={onChange} />
      )}
    </FormField>
  );
  return (
    <Stack spacing={2.5}>
      <FormField form={form} name="name">
        {(field) => (
          <Field {...field} {...label('name')} hint="Small letters, digits and _" autoComplete="off" required />
        )}
      </FormField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {select('category', CATEGORIES)}
        {select('language', LANGUAGES)}
        {select('media', MEDIA)}
      </Box>
      <FormField form={form} name="body">
        {({ onChange, ...field }) => (
          <Field
            {...field}
            {...label('body')}
            hint="Write variables as {{buyer_name}}."
            multiline
            minRows={4}
            onChange={(event) => {
              onChange(event);
              handleBody(event.target.value);
            }}
          />
        )}
      </FormField>
      {(text.variables ?? []).map(({ name = '' }, place) => (
        <FormField key={name} form={form} name={`variables.${place}.example`}>
          {(field) => <Field {...field} label={`Example for {{${name}}}`} autoComplete="off" required />}
        </FormField>
      ))}
      {errors.variables?.message && <Alert severity="error">{errors.variables.message}</Alert>}
      <FormField form={form} name="footer">
        {(field) => <Field {...field} {...label('footer')} autoComplete="off" />}
      </FormField>
      <PhonePreviews
        text={{ body: text.body ?? '', footer: text.footer ?? '', media: text.media ?? 'none' }}
        valueOf={(name) => examples.get(name)}
      />
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
    </Stack>
  );
}
