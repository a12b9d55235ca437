import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { KeyCaps } from './key-caps';

interface KeysDialogProps {
  title: string;
  rows: readonly { keys: readonly string[]; does: string }[];
  onClose: () => void;
}

/** Keys and what each of them does. */
export function KeysDialog({ title, rows, onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {rows.map(({ keys, does }) => (
            <Box
              key={does}
              sx={{
                display: 'flex',
                alignItems: 'center',
                py: 0.75,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
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
