import Alert from '@mui/material/Alert';
import { counted } from './post-words';

interface MadeNoteProps {
  made: number;
  uploads: number;
  left: readonly { reason: string }[];
  onClose: () => void;
}

/** Result of creating catalogs, with the skipped posts and their reasons. */
export function MadeNote({ made, uploads, left, onClose }: MadeNoteProps) {
  const reasons = new Map<string, number>();
  for (const { reason } of left) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return (
    <Alert severity={left.length > 0 ? 'warning' : 'success'} onClose={onClose} sx={{ my: 2 }} role="status">
      {made > 0
        ? `${counted(made, 'catalog')} created in ${counted(uploads, 'upload')}, ready to assign.`
        : 'No catalog was created.'}
      {[...reasons].map(([reason, count]) => (
        <div key={reason}>
          {counted(count, 'post')} left: {reason}
        </div>
      ))}
    </Alert>
  );
}
