import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CaptionReading } from '@/lib/domain/captions/reading';
import { captionPieces } from './caption-pieces';

interface CaptionCardProps {
  caption: string;
  reading: CaptionReading;
  /** Action on the findings, opposite the title. */
  action?: ReactNode;
}

/** The seller's caption. Findings are underlined, with a dotted line when uncertain. */
export function CaptionCard({ caption, reading, action }: CaptionCardProps) {
  if (caption.trim() === '') return null;
  return (
    <Box component="section" aria-label="Caption" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography component="h2" variant="body2" sx={{ flex: 1, fontWeight: 550 }}>
          Caption of the seller
        </Typography>
        {action}
      </Box>
      <Typography
        variant="body2"
        sx={{
          maxHeight: 140,
          overflowY: 'auto',
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          '& mark': {
            bgcolor: 'transparent',
            color: 'inherit',
            textDecoration: 'underline',
            textUnderlineOffset: '3px',
          },
          '& mark[data-unsure]': { textDecorationStyle: 'dotted' },
        }}
        component="div"
        // A long caption scrolls, so it must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label="Text of the caption"
      >
        {captionPieces(caption, reading).map(({ text, says, start }) =>
          says === 'nothing' ? (
            text
          ) : (
            <mark key={start} data-unsure={says === 'perhaps' ? '' : undefined}>
              {text}
            </mark>
          ),
        )}
      </Typography>
    </Box>
  );
}
