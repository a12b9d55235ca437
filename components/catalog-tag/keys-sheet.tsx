import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { KeyCaps } from '@/components/layout/key-caps';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['A', '…', 'Z'], does: 'Open the field with this letter' },
  { keys: ['1', '…', '9'], does: 'Pick a value of the open field' },
  { keys: ['0'], does: 'More values' },
  { keys: ['/'], does: 'Type to find a value; Enter picks the first' },
  { keys: ['Backspace'], does: 'Take the values of the open field away' },
  { keys: ['enter'], does: 'On to what is still missing' },
  { keys: ['escape'], does: 'Leave a text field or a list' },
  { keys: [','], does: 'Take what the caption surely says' },
  { keys: ['.'], does: 'As last time for this seller' },
  { keys: ['='], does: 'Tags of the last catalog' },
  { keys: [';'], does: 'Take the English title' },
  { keys: [':'], does: 'Take the Hindi title' },
  { keys: ['Shift', 's'], does: 'Full set or single pieces' },
  { keys: ['←', '→'], does: 'Image before and after' },
  { keys: ['+', '-'], does: 'Zoom' },
  { keys: ['[', ']'], does: 'Catalog before and after; what is typed is saved' },
  { keys: ['s'], does: 'Skip the upload' },
  { keys: ['mod', 'enter'], does: 'Save, send to review and bring the next' },
];

/** Every key of tagging. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Keys of tagging</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {KEYS.map(({ keys, does }) => (
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
