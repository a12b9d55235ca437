import Alert from '@mui/material/Alert';
import type { OpenWork } from '@/lib/contracts/users/open-work';
import type { User } from '@/lib/contracts/users/users';
import { openWorkText } from './open-work-words';

/** Describes open work that the remaining roles do not allow. */
export const RoleLossNote = ({ user, work }: { user: User; work: readonly OpenWork[] }) => (
  <Alert severity="warning" variant="outlined">
    With these roles {user.name} cannot continue {new Intl.ListFormat('en-IN').format(work.map(openWorkText))}. It stays
    theirs until an admin reassigns it.
  </Alert>
);
