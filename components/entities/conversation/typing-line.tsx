import Typography from '@mui/material/Typography';
import type { Present } from '@/lib/client/chat/live';

interface TypingLineProps {
  typing: readonly Present[];
  /** Identity of the other party. */
  identity: string | null;
}

/** Who is typing: the other party, or a colleague. */
export const TypingLine = ({ typing, identity }: TypingLineProps) => (
  <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: 20, mt: 1 }}>
    {typing.map(({ id, name }) => `${name} is ${id === identity ? 'typing' : 'answering'}…`).join(' ')}
  </Typography>
);
