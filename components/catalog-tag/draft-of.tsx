import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';

/** Says whose draft was changed where that was another's work. */
export function DraftOf({ details: { assignee } }: Pick<HistoryEntry, 'details'>) {
  if (typeof assignee !== 'string') return null;
  return <Typography variant="body2" color="textSecondary">{`${assignee} had this upload.`}</Typography>;
}
