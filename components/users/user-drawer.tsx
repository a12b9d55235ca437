import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { RecordDrawer } from '@/components/records/record-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMe } from '@/lib/client/queries/me';
import { users } from '@/lib/client/queries/users';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { EditUserForm } from './edit-user-form';
import { UserAccessCard } from './user-access-card';
import { UserSessionsCard } from './user-sessions-card';
import { WhyVisibleCard } from './why-visible-card';

const UserHistory = dynamic(() => import('./user-history').then((module) => module.UserHistory), {
  ssr: false,
  loading: () => <SkeletonLines count={2} height={72} />,
});

const HandoversCard = dynamic(
  () => import('@/components/records/handovers-card').then((module) => module.HandoversCard),
  {
    ssr: false,
  },
);

interface UserDrawerProps {
  id: string;
  onClose: () => void;
}

/** One staff member, beside the list. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  const { data: me } = useMe();
  return (
    <RecordDrawer query={users.useRecord(id)} kind="Member of staff" titleOf={({ name }) => name} onClose={onClose}>
      {(user) => (
        <Stack spacing={2}>
          {SALESMEN.some((role) => user.roles.includes(role)) && (
            <Button
              component={Link}
              href={recordAddress('seller-salesman', user.id)}
              variant="outlined"
              color="inherit"
              sx={{ alignSelf: 'flex-start' }}
            >
              Portfolio
            </Button>
          )}
          <EditUserForm key={user.id} user={user} isOwn={user.id === me?.id} />
          <UserAccessCard user={user} isOwn={user.id === me?.id} />
          <HandoversCard fromId={user.id} />
          <UserSessionsCard user={user} />
          <WhyVisibleCard user={user} />
          <UserHistory user={user} isOwn={user.id === me?.id} />
        </Stack>
      )}
    </RecordDrawer>
  );
}
