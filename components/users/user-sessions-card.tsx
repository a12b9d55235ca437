import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SessionPlace } from '@/components/entities/session-place';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { User } from '@/lib/contracts/users/users';
import { notifySuccess } from '@/lib/client/notify';
import { useEndUserSessions, useUserSessions } from '@/lib/client/queries/users';

/** Sessions of a user, with actions to end them. */
export function UserSessionsCard({ user }: { user: User }) {
  const { data: sessions, error, refetch } = useUserSessions(user.id);
  const { mutate, isPending } = useEndUserSessions(user.id);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const handleConfirm = () => {
    const onSuccess = () => {
      close();
      notifySuccess(`${user.name} is signed out everywhere.`);
    };
    mutate({ params: { id: user.id } }, { onSuccess, onError: close });
  };
  return (
    <SectionCard
      title="Where they are signed in"
      action={
        sessions &&
        sessions.length > 0 && (
          <Button variant="outlined" color="inherit" size="small" onClick={() => setIsAsking(true)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {sessions?.length === 0 && <Typography color="textSecondary">Not signed in anywhere.</Typography>}
      {sessions && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <SessionPlace key={session.id} session={session} />
          ))}
        </Box>
      )}
      {!sessions && !error && <SkeletonLines count={2} height={56} />}
      {!sessions && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Sign ${user.name} out everywhere?`}
        confirmLabel="Sign out"
        isBusy={isPending}
        onConfirm={handleConfirm}
        onCancel={close}
      >
        They have to log in again. Unsaved work is lost.
      </ConfirmDialog>
    </SectionCard>
  );
}
