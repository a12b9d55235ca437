import Box from '@mui/material/Box';
import { KeyCaps } from '@/components/entities/keys/key-caps';

/** Shortcut hint, hidden from assistive technology so that accessible names stay short. Phones show none. */
export const KeyHint = ({ keys }: { keys: readonly string[] }) => (
  <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
    <KeyCaps keys={keys} />
  </Box>
);
