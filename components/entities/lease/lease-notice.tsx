import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Lease } from './use-lease';

/** Below this remaining time, a countdown in seconds is shown. */
const LITTLE = 3 * 60;

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return Math.ceil((until - now) / 1000);
}

/** Warns before a lease expires, and reports that it has expired. */
export function LeaseNotice({ lease }: { lease: Lease }) {
  const left = useSecondsLeft(lease.until);
  if (!lease.isEnded && left > LITTLE) return null;
  if (!lease.isEnded && left > 0)
    return (
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        The server did not answer for a while. Your hold on this ends in{' '}
        <span role="timer" aria-live="off">
          {clockText(left)}
        </span>
        .
      </Alert>
    );
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" loading={lease.isTaking} onClick={lease.takeAgain}>
          Take it again
        </Button>
      }
    >
      Your hold on this has ended; your text is kept. {lease.refusal}
    </Alert>
  );
}
