import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';

/** Names the owner of the draft when another person changed it. */
export function DraftOf({ details: { assignee } }: Pick<HistoryEntry, 'details'>) {
  if (typeof assignee !== 'string') return null;
  return <Typography variant="body2" color="textSecondary">{`${assignee} had this upload.`}</Typography>;
}
