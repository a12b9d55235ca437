import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckBox } from '@/components/ui/check-box';
import { captionFill, type CaptionFill } from '@/lib/domain/captions/caption-form';
import type { CaptionReading } from '@/lib/domain/captions/reading';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

/** Certain values of catalog fields in a caption. */
export const sureFills = ({ findings }: CaptionReading): CaptionFill[] =>
  findings.flatMap((finding) => captionFill(finding) ?? []);

export const fillKey = ({ field, text }: CaptionFill): string => `${field} ${text}`;

interface CaptionFillsProps {
  fills: readonly CaptionFill[];
  taken: readonly string[];
  onTake: (taken: string[]) => void;
}

/** Offers values read from the caption, to be accepted one by one. None is filled in automatically. */
export function CaptionFills({ fills, taken, onTake }: CaptionFillsProps) {
  if (fills.length === 0) return null;
  const toggle = (fill: CaptionFill, is: boolean) => {
    // Of two readings of one field, the last accepted one wins.
    const rivals = fills.filter(({ field }) => field === fill.field).map(fillKey);
    const others = taken.filter((key) => !rivals.includes(key));
    onTake(is ? [...others, fillKey(fill)] : others);
  };
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 2, p: 0, border: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 550 }}>
        Found in the caption: accept what is right
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 0.5 }}>
        {fills.map((fill) => (
          <Box
            component="label"
            key={fillKey(fill)}
            sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', cursor: 'pointer' }}
          >
            <CheckBox
              checked={taken.includes(fillKey(fill))}
              onChange={(event) => toggle(fill, event.target.checked)}
            />
            {CATALOG_LABELS[fill.field]}: {fill.text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
