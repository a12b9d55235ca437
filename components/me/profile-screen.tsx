import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PersonAvatar } from '@/components/entities/person-avatar';
import { PhoneNumber } from '@/components/entities/phone-number';
import { roleLabel } from '@/components/entities/role-label';
import { useCurrentUser } from '@/components/entities/current-user';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { ROLES } from '@/config/roles';
import { notifySuccess } from '@/lib/client/notify';
import { useMe } from '@/lib/client/queries/me';
import { ChangePasswordForm } from './change-password-form';
import { SessionsPanel } from './sessions-panel';

/** The user's profile, password and sessions. */
export function ProfileScreen() {
  const { data: me, error, refetch } = useMe();
  return (
    <>
      <PageHeader screen="my-profile" />
      <Stack spacing={3} sx={{ maxWidth: 800 }}>
        <SectionCard title="You" description="An admin keeps your name, your number and your roles.">
          {!me && error ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <About phoneNumber={me?.phoneNumber} />
          )}
        </SectionCard>
        <SectionCard title="Password" description="Changing it signs you out everywhere else.">
          <ChangePasswordForm onChanged={tellChanged} />
        </SectionCard>
        <SessionsPanel />
      </Stack>
    </>
  );
}

function tellChanged(endedSessions: number) {
  const elsewhere = endedSessions === 1 ? '1 other place was' : `${endedSessions} other places were`;
  notifySuccess(endedSessions === 0 ? 'Password changed.' : `Password changed. ${elsewhere} signed out.`);
}

/** Name and roles are known immediately, so nothing shifts when the rest loads. */
function About({ phoneNumber }: { phoneNumber?: string }) {
  const { name, fo } = useCurrentUser();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <PersonAvatar name={name} size={56} />
        <div>
          <Typography variant="h3" component="p">
            {name}
          </Typography>
          <Typography color="textSecondary">
            {phoneNumber ? <PhoneNumber number={phoneNumber} /> : <Skeleton width="15ch" />}
          </Typography>
        </div>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {fo.map((role) => (
          <Box key={role} sx={{ display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, columnGap: 2 }}>
            <Typography component="dt" sx={{ fontWeight: 550 }}>
              {roleLabel(role)}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
              {ROLES[role]}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
