import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { CHAT_VIEW_LABELS, CHAT_VIEWS, type ChatView } from '@/lib/domain/chat/views';
import { numberText } from '@/lib/domain/text/count-text';

interface ViewPickerProps {
  view: ChatView;
  counts: Record<ChatView, number> | undefined;
  onChange: (view: ChatView) => void;
}

/** Views of the inbox, each with its count. */
export const ViewPicker = ({ view, counts, onChange }: ViewPickerProps) => (
  <Box role="group" aria-label="Views" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {CHAT_VIEWS.map((one) => (
      <Chip
        key={one}
        size="small"
        clickable
        aria-pressed={one === view}
        color={one === view ? 'primary' : 'default'}
        variant={one === view ? 'filled' : 'outlined'}
        label={`${CHAT_VIEW_LABELS[one]}${counts ? ` ${numberText(counts[one])}` : ''}`}
        onClick={() => onChange(one)}
      />
    ))}
  </Box>
);
