import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

/** Says that another has a record that somebody typed at, and keeps what they typed. */
export const GoneNote = ({ noun, reason }: { noun: string; reason: string }) => (
  <Alert severity="warning" variant="outlined">
    Somebody else reviews this {noun} now, or has judged it. What you typed is still here; go on when you are done with
    it.
    {reason && <Typography variant="body2">Your reason: {reason}</Typography>}
  </Alert>
);
