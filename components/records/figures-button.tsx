import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useAddressKey } from '@/lib/client/address-key';

/** Opens figures in a dialog over the list, so that the page keeps a single scroll area. */
export function FiguresButton({ children }: { children: () => ReactNode }) {
  const id = useId();
  const { value, open, close } = useAddressKey('figures');
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => open('shown')}>
        Figures
      </Button>
      {value !== null && (
        <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
          <DialogTitle id={id}>Figures</DialogTitle>
          <DialogContent>{children()}</DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
