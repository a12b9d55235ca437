import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { useTemplateChoices } from '@/lib/client/queries/messages';
import { INDIAN_OFFSET_MS } from '@/lib/domain/text/indian-month';
import { TEMPLATE_STATE_TEXTS } from '@/lib/domain/messages/template-status';
import { stateWords } from '@/lib/domain/states';
import { AudienceFields } from './audience-fields';
import { CAMPAIGN_WORDS, type CampaignValues } from './campaign-words';
import { FillFields } from './fill-fields';
import { PhonePreviews } from './phone-preview';
import { previewOf } from './variable-preview';

const label = (name: keyof CampaignValues) => ({ label: CAMPAIGN_WORDS[name].label });

/** Formats a moment for the native date-time input, in Indian time. */
const localOf = (at: string | null) =>
  at === null ? '' : new Date(Date.parse(at) + INDIAN_OFFSET_MS).toISOString().slice(0, 16);
const momentOf = (local: string) =>
  local === '' ? null : new Date(Date.parse(`${local}:00Z`) - INDIAN_OFFSET_MS).toISOString();

/** Form fields of a campaign before its dry run. */
export function CampaignFields({ form }: { form: UseFormReturn<CampaignValues> }) {
  const { data } = useTemplateChoices();
  const [templateId, fills] = useWatch({ control: form.control, name: ['templateId', 'fills'] });
  const templates = data?.rows ?? [];
  const template = templates.find(({ id }) => id === templateId);
  const options = templates.map(({ id, name, language, status }) => ({
    value: id,
    label: `${name} (${language})${status === 'approved' ? '' : ` – ${stateWords(TEMPLATE_STATE_TEXTS, status)}`}`,
  }));
  const { root } = form.formState.errors;
  return (
    <Stack spacing={2.5}>
      <FormField form={form} name="name">
        {(field) => <Field {...field} {...label('name')} autoComplete="off" required />}
      </FormField>
      <FormField form={form} name="templateId">
        {({ value, onChange, problem }) => (
          <SelectField
            {...label('templateId')}
            hint={problem}
            value={value}
            options={[{ value: '', label: 'Choose…' }, ...options]}
            onChange={onChange}
          />
        )}
      </FormField>
      {template && (
        <>
          <FormField form={form} name="fills">
            {({ value, onChange }) => <FillFields variables={template.variables} value={value} onChange={onChange} />}
          </FormField>
          {template.media !== 'none' && (
            <FormField form={form} name="mediaUrl">
              {({ value, onChange, ...field }) => (
                <Field
                  {...field}
                  {...label('mediaUrl')}
                  hint="WhatsApp fetches it from there: https://…"
                  type="url"
                  value={value ?? ''}
                  onChange={(event) => onChange(event.target.value || null)}
                />
              )}
            </FormField>
          )}
          <PhonePreviews text={template} valueOf={(name) => previewOf(fills, template.variables, name)} />
        </>
      )}
      <FormField form={form} name="audience">
        {({ value, onChange, problem }) => <AudienceFields value={value} onChange={onChange} problem={problem} />}
      </FormField>
      <FormField form={form} name="weeklyLimit">
        {(field) => (
          <NumberField
            {...field}
            {...label('weeklyLimit')}
            hint="People who had that many are skipped. Leave empty for no limit."
          />
        )}
      </FormField>
      <FormField form={form} name="mayGoAtNight">
        {({ value, onChange }) => (
          <CheckField {...label('mayGoAtNight')} hint="From 9 pm to 9 am." value={value} onChange={onChange} />
        )}
      </FormField>
      <FormField form={form} name="scheduledAt">
        {({ value, onChange, ...field }) => (
          <Field
            {...field}
            {...label('scheduledAt')}
            hint="Indian time. Empty to send by hand."
            type="datetime-local"
            value={localOf(value)}
            onChange={(event) => onChange(momentOf(event.target.value))}
          />
        )}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
    </Stack>
  );
}
