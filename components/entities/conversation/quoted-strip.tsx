import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { messageLine } from '@/lib/domain/chat/message';

interface QuotedStripProps {
  quoted: LiveMessage;
  onRemove: () => void;
}

/** The quoted message of the answer. */
export const QuotedStrip = ({ quoted, onRemove }: QuotedStripProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', pl: 1, borderLeft: 3, borderColor: 'primary.main' }}>
    <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
      <strong>{quoted.name}</strong> {messageLine(quoted)}
    </Box>
    <IconButton size="small" aria-label="Do not quote" onClick={onRemove}>
      <Close fontSize="inherit" />
    </IconButton>
  </Box>
);
