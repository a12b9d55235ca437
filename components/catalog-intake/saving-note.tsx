import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Tray } from './use-tray';

const WORDS = { saved: 'Saved.', saving: 'Saving …' } as const;

/** Save state of the arrangement, with a choice when another window saved first. */
export function SavingNote({ saving: { state, problem, keepMine, takeTheirs } }: Pick<Tray, 'saving'>) {
  if (state === 'conflict')
    return (
      <Alert
        severity="warning"
        action={
          <>
            <Button color="inherit" size="small" onClick={keepMine}>
              Keep what is here
            </Button>
            <Button color="inherit" size="small" onClick={takeTheirs}>
              Show the other
            </Button>
          </>
        }
      >
        These photos were also arranged in another window. Nothing was saved since.
      </Alert>
    );
  if (state === 'failed')
    return (
      <Alert severity="warning">
        Not saved: {problem} It will be retried automatically. Keep this page open until then.
      </Alert>
    );
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {WORDS[state]}
    </Typography>
  );
}
