import Box from '@mui/material/Box';
import { Field, type FieldProps } from '@/components/ui/field';
import { normalizeInviteLink } from '@/lib/domain/sellers/whatsapp-invite';
import { InviteLink } from './group-columns';

/** An invite link, validated while typing; a valid one can be opened from here. */
export function InviteLinkField({ value, ...field }: FieldProps & { value: string }) {
  const link = normalizeInviteLink(value);
  return (
    <Box>
      <Field
        {...field}
        value={value}
        type="url"
        autoComplete="off"
        required
        hint={link ? undefined : 'Paste it from WhatsApp. It begins with https://chat.whatsapp.com/'}
      />
      {link && (
        <Box sx={{ mt: 0.75 }}>
          <InviteLink href={link} />
        </Box>
      )}
    </Box>
  );
}
