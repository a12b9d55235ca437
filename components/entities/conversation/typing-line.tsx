import Typography from '@mui/material/Typography';
import type { Present } from '@/lib/client/chat/live';

interface TypingLineProps {
  typing: readonly Present[];
  /** Of the other side. */
  identity: string | null;
}

/** Who writes at the moment: the other side, or a colleague who answers as well. */
export const TypingLine = ({ typing, identity }: TypingLineProps) => (
  <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: 20, mt: 1 }}>
    {typing.map(({ id, name }) => `${name} is ${id === identity ? 'typing' : 'answering'}…`).join(' ')}
  </Typography>
);
