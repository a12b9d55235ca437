import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { phoneText } from '@/lib/domain/text/phone-text';
import { StaffName, StaffPicker } from '@/components/entities/staff-picker';
import type { FieldWords } from '@/components/ui/field-words';
import { FormField } from '@/components/ui/form-field';
import { CheckField } from '@/components/ui/check-field';
import { Day } from '@/components/ui/day';
import { DayField } from '@/components/ui/day-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import type { sellerGroupFormSchema } from '@/lib/contracts/seller-groups';
import { InviteLinkField } from './invite-link-field';
import { GROUP_OWNERS } from './group-filters';

export type GroupValues = z.infer<typeof sellerGroupFormSchema>;

export const GROUP_WORDS: FieldWords<GroupValues> = {
  name: { label: 'Name', text: (name) => name },
  inviteLink: { label: 'Invite link', text: (link) => link },
  memberCount: { label: 'Members', text: String },
  ourNumber: { label: 'Our number in it', text: (number) => number && phoneText(number) },
  lastPostSeenAt: { label: 'Last post seen', text: (at) => at && <Day at={at} /> },
  ownerId: { label: 'Managed by', text: (id) => <StaffName id={id} /> },
  active: { label: 'Active', text: (active) => (active ? 'Yes' : 'No') },
};

const label = (name: keyof GroupValues) => ({ label: GROUP_WORDS[name].label });

/** Form fields of a WhatsApp group, new or existing. */
export function GroupFields({ form }: { form: UseFormReturn<GroupValues> }) {
  const { root } = form.formState.errors;
  return (
    <Stack spacing={2.5}>
      <FormField form={form} name="name">
        {(field) => <Field {...field} {...label('name')} autoComplete="off" required />}
      </FormField>
      <FormField form={form} name="inviteLink">
        {(field) => <InviteLinkField {...field} {...label('inviteLink')} />}
      </FormField>
      <FormField form={form} name="memberCount">
        {(field) => <NumberField {...field} {...label('memberCount')} />}
      </FormField>
      <FormField form={form} name="ourNumber">
        {({ value, onChange, ...field }) => (
          <Field
            {...field}
            {...label('ourNumber')}
            type="tel"
            autoComplete="off"
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
          />
        )}
      </FormField>
      <FormField form={form} name="lastPostSeenAt">
        {(field) => <DayField {...field} {...label('lastPostSeenAt')} />}
      </FormField>
      <FormField form={form} name="ownerId">
        {({ value, onChange, onBlur: _, ...field }) => (
          <StaffPicker
            {...field}
            {...label('ownerId')}
            roles={GROUP_OWNERS}
            value={value || null}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </FormField>
      <FormField form={form} name="active">
        {({ value, onChange }) => (
          <CheckField
            {...label('active')}
            hint="A person still manages it. Only active groups are reported when silent."
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
    </Stack>
  );
}
