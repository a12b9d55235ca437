import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BubbleProps {
  /** Sender of the message: the other party's messages are on the left; notes are visible to staff only. */
  look: 'theirs' | 'ours' | 'note';
  foot: ReactNode;
  /** Actions beside the bubble. */
  actions?: ReactNode;
  children: ReactNode;
}

const LOOKS = {
  theirs: { bgcolor: 'background.paper', borderColor: 'divider' },
  ours: {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, var(--mui-palette-background-paper))',
    borderColor: 'transparent',
  },
  note: {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 16%, var(--mui-palette-background-paper))',
    borderColor: 'transparent',
  },
} as const;

/** Layout of a message from any sender. */
export const Bubble = ({ look, foot, actions, children }: BubbleProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexDirection: look === 'theirs' ? 'row' : 'row-reverse',
      alignItems: 'center',
      gap: 0.5,
      mt: 1,
      '& > button': { opacity: 0.5 },
      '&:hover > button, & > button:focus-visible': { opacity: 1 },
    }}
  >
    <Box sx={{ maxWidth: 'min(78%, 480px)', px: 1.5, py: 1, border: 1, borderRadius: 2, ...LOOKS[look] }}>
      {children}
      <Typography variant="caption" color="textSecondary" component="div" sx={{ mt: 0.25 }}>
        {foot}
      </Typography>
    </Box>
    {actions}
  </Box>
);
