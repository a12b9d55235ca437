import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { KeyCaps } from './key-caps';
import { SHORTCUTS } from './shortcuts';

/** Every shortcut there is. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {SHORTCUTS.map(({ keys, does }) => (
            <Box
              key={does}
              sx={{ display: 'flex', alignItems: 'center', py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <Box component="dt" sx={{ flex: 1 }}>
                {does}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <KeyCaps keys={keys} />
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
