import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { HandOver, OpenWork } from '@/lib/contracts/users/open-work';
import type { User } from '@/lib/contracts/users/users';
import { notifySuccess } from '@/lib/client/notify';
import { useDisableUser, useOpenWork } from '@/lib/client/queries/users';
import { OpenWorkChoice } from './open-work-choice';

/** Selected takers, plus null for work that can only be unassigned. */
const choicesFor = (work: readonly OpenWork[], chosen: HandOver): HandOver =>
  Object.fromEntries(
    work.flatMap(({ kind, takers }) => {
      const takerId = takers.length === 0 ? null : chosen[kind];
      return takerId === undefined ? [] : [[kind, takerId]];
    }),
  );

/** Disables an account, after the open work is handed over. */
export function DisableUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const id = useId();
  const { data: work, error, refetch } = useOpenWork(user.id);
  const { mutate, isPending, error: refusal, reset } = useDisableUser();
  const [chosen, setChosen] = useState<HandOver>({});
  const [isTried, setIsTried] = useState(false);

  const problemWith = ({ kind, takers }: OpenWork) => {
    if (takers.length > 0 && chosen[kind] === undefined) return isTried ? 'Choose who takes this.' : undefined;
    if (chosen[kind] === user.id) return 'Choose another person: this account is being closed.';
    return refusal?.issues.find(({ path }) => path.includes(kind))?.message;
  };
  const choose = (kind: OpenWork['kind'], takerId: string | null | undefined) => {
    setChosen((before) => ({ ...before, [kind]: takerId }));
    reset();
  };
  const handleDisable = () => {
    if (!work) return;
    setIsTried(true);
    const handOver = choicesFor(work, chosen);
    if (work.some(({ kind }) => handOver[kind] === undefined || handOver[kind] === user.id)) return;
    const onSuccess = () => {
      onClose();
      notifySuccess(`${user.name} is disabled.`);
    };
    mutate({ params: { id: user.id }, body: { handOver } }, { onSuccess });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Disable {user.name}?</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            {user.name} is signed out everywhere and cannot sign in until an admin enables the account again. None of
            their work is lost.
          </Typography>
          {refusal && !refusal.isPassing && <Alert severity="error">{refusal.message}</Alert>}
          {!work && !error && <SkeletonLines count={1} height={96} />}
          {!work && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
          {work && work.length > 0 && <Typography>Who takes over their work?</Typography>}
          {work?.map((one) => (
            <OpenWorkChoice
              key={one.kind}
              work={one}
              takerId={chosen[one.kind]}
              problem={problemWith(one)}
              onChange={(takerId) => choose(one.kind, takerId)}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" color="error" disabled={!work} loading={isPending} onClick={handleDisable}>
          {work && work.length > 0 ? 'Hand over and disable' : 'Disable'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
