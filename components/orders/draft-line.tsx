import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';
import { type EditedLine, lineProblems } from './use-draft-order';

interface DraftLineProps {
  line: EditedLine;
  /** True when it was just added: its quantity gets the focus. */
  isNew: boolean;
  onChange: (changes: Partial<EditedLine>) => void;
  onRemove: () => void;
  /** Enter moves back to the catalog search. */
  onDone: () => void;
}

/** Number of sets or pieces, and the seller. */
const aboutOf = ({ setPieces, pieces, seller }: EditedLine) => {
  const sets = setPieces && pieces && pieces % setPieces === 0 ? pieces / setPieces : null;
  const about = setPieces && `Set of ${setPieces}${sets ? `: ${sets} ${sets === 1 ? 'set' : 'sets'}` : ''}`;
  return [seller.businessName, about].filter(Boolean).join(' · ');
};

/** One line of a draft order. */
export function DraftLine({ line, isNew, onChange, onRemove, onDone }: DraftLineProps) {
  const problems = lineProblems(line);
  const { pieces, rate, catalogRate, rateReason, title } = line;
  const isOther = rate !== catalogRate;
  return (
    <Box
      component="li"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        onDone();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        py: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr)) auto auto', md: 'minmax(0, 1fr) 110px 130px 110px auto' },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, overflowWrap: 'anywhere' }}>
        <strong>{title}</strong>
        <Typography variant="body2" color="textSecondary">
          {aboutOf(line)}
        </Typography>
      </Box>
      <NumberField
        label="Pieces"
        value={pieces}
        problem={problems.pieces}
        autoFocus={isNew}
        onChange={(next) => onChange({ pieces: next })}
      />
      <NumberField
        label="Rate"
        value={rate}
        problem={problems.rate}
        hint={isOther ? `Catalog: ${rupeesText(catalogRate)}` : undefined}
        parse={paiseOf}
        format={rupeesText}
        onChange={(next) => onChange({ rate: next })}
      />
      <Box sx={{ textAlign: 'right', pt: 4, fontVariantNumeric: 'tabular-nums' }}>
        {rupeesText((pieces || 0) * (rate || 0))}
      </Box>
      <IconButton aria-label={`Remove ${title}`} sx={{ mt: 3 }} onClick={onRemove}>
        <Delete />
      </IconButton>
      {isOther && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Field
            label="Why another rate"
            value={rateReason}
            problem={problems.rateReason}
            onChange={(event) => onChange({ rateReason: event.target.value })}
          />
        </Box>
      )}
    </Box>
  );
}
