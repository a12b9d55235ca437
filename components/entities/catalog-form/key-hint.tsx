import Box from '@mui/material/Box';
import { KeyCaps } from '@/components/entities/keys/key-caps';

/** The key of something, for eyes only: what it is called stays short. Phones have no keys. */
export const KeyHint = ({ keys }: { keys: readonly string[] }) => (
  <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
    <KeyCaps keys={keys} />
  </Box>
);
