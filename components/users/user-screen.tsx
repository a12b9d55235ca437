import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { fetchesEarly } from '@/lib/client/queries/list';
import { usersApi } from '@/lib/contracts/users/users';
import { useAddressKey } from '@/lib/client/address-key';
import { PasswordResets } from './password-resets';
import { USER_COLUMNS } from './user-columns';
import { USER_FILTERS, USER_VIEWS } from './user-filters';

const UserDrawer = dynamic(() => import('./user-drawer').then((module) => module.UserDrawer), { ssr: false });
const InviteUserDialog = dynamic(() => import('./invite-user-dialog').then((module) => module.InviteUserDialog), {
  ssr: false,
});

/** Staff: people, their roles and how they sign in. */
export function UserScreen() {
  const open = useAddressKey('open');
  const invite = useAddressKey('invite');
  const inviteButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => invite.open('new')}>
      Invite person
    </Button>
  );
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <PasswordResets />
      {inviteButton}
    </Box>
  );
  return (
    <>
      <PageHeader screen="admin-user" description="Roles and access." action={actions} />
      <ViewTabs endpoint={usersApi.list} views={USER_VIEWS} />
      <RecordList
        endpoint={usersApi.list}
        label="Staff"
        noun={{ one: 'person', many: 'people' }}
        columns={USER_COLUMNS}
        filters={USER_FILTERS}
        nameOf={(user) => user.name}
        hrefOf={(user) => open.hrefOf(user.id)}
        onOpen={(user) => open.open(user.id)}
        noneYet={{ title: 'No staff yet', action: inviteButton }}
      />
      {open.value !== null && <UserDrawer id={open.value} onClose={open.close} />}
      {invite.value !== null && <InviteUserDialog onClose={invite.close} />}
    </>
  );
}

UserScreen.fetchesEarly = fetchesEarly(usersApi.list);
