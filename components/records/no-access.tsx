import LockOutlined from '@mui/icons-material/LockOutlined';
import { MESSAGES } from '@/config/messages';
import { FullPageNote } from './full-page-note';

/** Replaces a page that the user's roles do not allow. */
export function NoAccess({ message = MESSAGES.noAccess }: { message?: string }) {
  return (
    <FullPageNote icon={<LockOutlined />} title={message}>
      If your work needs it, ask an admin to add the role.
    </FullPageNote>
  );
}
