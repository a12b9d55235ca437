import Box from '@mui/material/Box';
import type { Upload } from '@/lib/contracts/uploads/uploads';

/** Tagged catalogs of an upload, as figures and as a bar. */
export function TaggedBar({ tagged, total }: Pick<Upload, 'tagged' | 'total'>) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 56, height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'action.selected' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: 1, bgcolor: 'primary.main' }}
          style={{ width: `${total > 0 ? (100 * tagged) / total : 0}%` }}
        />
      </Box>
      {tagged} of {total}
    </Box>
  );
}
