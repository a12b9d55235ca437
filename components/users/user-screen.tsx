import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@/components/layout/page-header';
import { PasswordResetsPanel } from './password-resets-panel';

/** What an admin can do for the staff so far. */
export function UserScreen() {
  return (
    <>
      <PageHeader screen="admin-user" description="Members of staff and their way in." />
      <Stack spacing={3} sx={{ maxWidth: 960 }}>
        <Alert severity="info" variant="outlined">
          The list of users has nothing to show yet: adding people, changing their roles and disabling them is not part
          of this screen so far.
        </Alert>
        <PasswordResetsPanel />
      </Stack>
    </>
  );
}
