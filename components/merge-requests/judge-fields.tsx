import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { RadioButton } from '@/components/ui/check-box';
import { Day } from '@/components/ui/day';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import type { Side } from '@/lib/domain/merges/field-picks';
import type { MergeState } from '@/lib/domain/merges/merge-states';

interface JudgeFieldsProps {
  found: MergeCase;
  isAll: boolean;
  pickOf: (name: string) => Side;
  /** Omitted once the pair is decided. */
  onPick?: (name: string, side: Side) => void;
}

/** Photos shown per record: enough to compare the goods. */
const SHOWN_PHOTOS = 12;

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 400, color: 'text.secondary', width: '11rem' },
  '& td': { overflowWrap: 'anywhere' },
} as const;

const AHEAD = { survivor: 'Stays.', loser: 'Is merged into it.' };

/** Fate of each record, when the two are or will be merged. */
const FATES: Partial<Record<MergeState, typeof AHEAD>> = {
  open: AHEAD,
  merging: AHEAD,
  merged: { survivor: 'Stayed.', loser: 'Was merged into it.' },
};

/** Fields of two records, each with the value to keep. */
export function JudgeFields({ found, isAll, pickOf, onPick }: JudgeFieldsProps) {
  const { survivor, loser, fields } = found;
  const fates = FATES[found.request.status] ?? { survivor: '', loser: '' };
  const rows = fields.filter(({ differs }) => isAll || differs);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label="Fields of both records" sx={TABLE}>
        <thead>
          <tr>
            <th>Field</th>
            <Party party={survivor} fate={fates.survivor} />
            <Party party={loser} fate={fates.loser} />
          </tr>
        </thead>
        <tbody>
          {rows.map((field) => (
            <tr key={field.name}>
              <th scope="row">{field.label}</th>
              {(['survivor', 'loser'] as const).map((side) => (
                <td key={side}>
                  {field.differs && !field.isFixed && onPick ? (
                    <label>
                      <RadioButton
                        name={`pick ${field.name}`}
                        aria-label={`${field.label}: ${field[side] || 'nothing'}`}
                        checked={pickOf(field.name) === side}
                        onChange={() => onPick(field.name, side)}
                      />{' '}
                      {field[side] || '–'}
                      {field.pick === side && field.why && (
                        <Typography component="span" variant="body2" color="textSecondary">
                          {' '}
                          {field.why}
                        </Typography>
                      )}
                    </label>
                  ) : (
                    field[side] || '–'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.length === 0 && <Typography sx={{ p: 1 }}>No field differs.</Typography>}
    </Box>
  );
}

const Party = ({ party, fate }: { party: MergeCase['survivor']; fate: string }) => (
  <th scope="col">
    <Link component={NextLink} href={party.path}>
      {party.label}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {fate} {party.status}, added <Day at={party.createdAt} />
    </Typography>
    {party.photos.length > 0 && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
        {party.photos.slice(0, SHOWN_PHOTOS).map((photo, index) => (
          <PhotoThumb key={photo.id} photo={photo} alt={`Photo ${index + 1} of ${party.label}`} size={72} />
        ))}
      </Box>
    )}
  </th>
);
