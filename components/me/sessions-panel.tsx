import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { SessionPlace } from '@/components/entities/session-place';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { Session } from '@/lib/contracts/me';
import { notifySuccess } from '@/lib/client/notify';
import { useEndOtherSessions, useEndSession, useSessions } from '@/lib/client/queries/own-account';

/** What to sign out: one session, or all others. */
type Target = Session | 'others';

/** The user's sessions, with a way to end them remotely. */
export function SessionsPanel() {
  const { data: sessions, error, refetch } = useSessions();
  const [target, setTarget] = useState<Target | null>(null);
  const hasOthers = sessions?.some((session) => !session.isCurrent);
  return (
    <SectionCard
      title="Where you are signed in"
      description="Sign out a place you do not know, then change your password."
      action={
        hasOthers && (
          <Button variant="outlined" color="inherit" size="small" onClick={() => setTarget('others')}>
            Sign out all others
          </Button>
        )
      }
    >
      {sessions && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <Place key={session.id} session={session} onEnd={() => setTarget(session)} />
          ))}
        </Box>
      )}
      {!sessions && !error && <SkeletonLines count={2} height={64} />}
      {!sessions && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      <EndDialog target={target} onClose={() => setTarget(null)} />
    </SectionCard>
  );
}

function Place({ session, onEnd }: { session: Session; onEnd: () => void }) {
  return (
    <SessionPlace session={session}>
      {session.isCurrent ? (
        <Chip size="small" color="primary" variant="outlined" label="This one" />
      ) : (
        <Button size="small" color="inherit" onClick={onEnd} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </SessionPlace>
  );
}

function EndDialog({ target, onClose }: { target: Target | null; onClose: () => void }) {
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const done = (message: string) => {
    onClose();
    notifySuccess(message);
  };
  const handleConfirm = () => {
    if (target === 'others') endOthers.mutate(undefined, { onSuccess: () => done('All other places are signed out.') });
    else if (target) endOne.mutate(target.id, { onSuccess: () => done(`${target.device} is signed out.`) });
  };
  return (
    <ConfirmDialog
      isOpen={target !== null}
      title={target === 'others' ? 'Sign out all other places?' : 'Sign out this place?'}
      confirmLabel="Sign out"
      isBusy={endOne.isPending || endOthers.isPending}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {target !== null && target !== 'others' && `${target.device}. `}
      The person there has to log in again. Unsaved work is lost.
    </ConfirmDialog>
  );
}
