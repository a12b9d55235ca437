import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { STICKS_BELOW } from '@/components/ui/sticks-below';
import type { BoardCatalog, Place } from '@/lib/domain/photos/photo-board';

const [NOWHERE, LOOSE] = ['', 'loose'];

interface PhotoActionsProps {
  count: number;
  catalogs: readonly BoardCatalog[];
  onNew: () => void;
  onMove: (place: Place) => void;
  onCover: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions for the selected photos. */
export function PhotoActions({ count, catalogs, onNew, onMove, onCover, onRemove, onClear }: PhotoActionsProps) {
  return (
    <Paper
      role="group"
      aria-label="Actions for the selected photos"
      elevation={4}
      sx={{
        ...STICKS_BELOW,
        mb: 1,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
      }}
    >
      <Typography role="status" sx={{ mr: 1 }}>
        {count} chosen
      </Typography>
      <Button variant="contained" onClick={onNew}>
        Put into a new catalog
      </Button>
      {catalogs.length > 0 && (
        <>
          <NativeSelect
            value={NOWHERE}
            onChange={({ target: { value } }) => value !== NOWHERE && onMove(value === LOOSE ? null : value)}
            input={<OutlinedInput size="small" />}
            inputProps={{ 'aria-label': 'Move to' }}
          >
            <option value={NOWHERE}>Move to …</option>
            {catalogs.map(({ key }, index) => (
              <option key={key} value={key}>
                Catalog {index + 1}
              </option>
            ))}
            <option value={LOOSE}>No catalog</option>
          </NativeSelect>
          {count === 1 && (
            <Button color="inherit" onClick={onCover}>
              Make cover
            </Button>
          )}
        </>
      )}
      <Button color="inherit" onClick={onRemove}>
        Remove
      </Button>
      <Button color="inherit" onClick={onClear}>
        Clear selection
      </Button>
    </Paper>
  );
}
