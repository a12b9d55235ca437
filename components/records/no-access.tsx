import LockOutlined from '@mui/icons-material/LockOutlined';
import { MESSAGES } from '@/config/messages';
import { FullPageNote } from './full-page-note';

/** Instead of a page that the roles of the person do not open. */
export function NoAccess({ message = MESSAGES.noAccess }: { message?: string }) {
  return (
    <FullPageNote icon={<LockOutlined />} title={message}>
      If your work needs it, ask an admin to add the role.
    </FullPageNote>
  );
}
