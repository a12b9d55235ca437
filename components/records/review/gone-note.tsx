import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

/** Notes that another reviewer has a record the user typed into, and keeps the text. */
export const GoneNote = ({ noun, reason }: { noun: string; reason: string }) => (
  <Alert severity="warning" variant="outlined">
    Another reviewer has this {noun} now, or has decided. Your text is still here; continue when you are done with it.
    {reason && <Typography variant="body2">Your reason: {reason}</Typography>}
  </Alert>
);
