import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CaptionReading } from '@/lib/domain/captions/reading';
import { KeyHint } from './key-hint';
import { captionPieces } from './caption-pieces';

interface CaptionCardProps {
  caption: string;
  reading: CaptionReading;
  /** How many sure findings can be taken at once. */
  sure?: number;
  onTakeSure?: () => void;
}

/** The caption as the seller wrote it; what was read in it is underlined, dotted where that is not sure. */
export function CaptionCard({ caption, reading, sure = 0, onTakeSure }: CaptionCardProps) {
  if (caption.trim() === '') return null;
  return (
    <Box component="section" aria-label="Caption" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography component="h2" variant="body2" sx={{ flex: 1, fontWeight: 550 }}>
          Caption of the seller
        </Typography>
        {sure > 0 && onTakeSure && (
          <Button size="small" variant="outlined" onClick={onTakeSure} endIcon={<KeyHint keys={[',']} />}>
            Take {sure === 1 ? 'the sure one' : `${sure} sure ones`}
          </Button>
        )}
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
        // It scrolls when it is long, so the keyboard must reach it.
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
