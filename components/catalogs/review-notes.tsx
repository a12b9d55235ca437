import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CATALOG_WORDS } from '@/components/entities/catalog-form/catalog-words';
import { GoneNote } from '@/components/records/review/gone-note';
import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import type { FieldName, ReviewFixes } from './use-review-fixes';

interface ReviewNotesProps {
  isGone: boolean;
  /** Typed reason for returning or rejecting it. */
  reason: string;
  fixes: Pick<ReviewFixes, 'before' | 'facts' | 'disputed' | 'decide'>;
}

const inWords = <Name extends FieldName>(name: Name, values: CatalogForm) =>
  CATALOG_WORDS[name].text(values[name]) || 'Nothing';

/** Concurrent changes to a catalog, with the choice of which version to keep. */
export const ReviewNotes = ({ isGone, reason, fixes }: ReviewNotesProps) => (
  <>
    {isGone && <GoneNote noun="catalog" reason={reason} />}
    {fixes.disputed.map((name) => (
      <Box key={name} role="group" aria-label={CATALOG_WORDS[name].label}>
        <Alert severity="warning" variant="outlined">
          <Typography sx={{ fontWeight: 550 }}>{CATALOG_WORDS[name].label} changed while you were editing</Typography>
          <Typography variant="body2">Theirs: {inWords(name, fixes.before)}</Typography>
          <Typography variant="body2">Mine: {inWords(name, fixes.facts)}</Typography>
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" onClick={() => fixes.decide(name, 'mine')}>
              Keep mine
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => fixes.decide(name, 'theirs')}>
              Use theirs
            </Button>
          </Box>
        </Alert>
      </Box>
    ))}
  </>
);
