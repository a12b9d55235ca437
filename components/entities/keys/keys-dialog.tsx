import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { KeyCaps } from './key-caps';
import type { KeyRow } from './keys-of-pages';

interface KeysDialogProps {
  title: string;
  groups: readonly { title?: string; rows: readonly KeyRow[] }[];
  onClose: () => void;
}

/** Keyboard shortcuts with their actions. */
export function KeysDialog({ title, groups, onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {groups.map((group, place) => (
          <Fragment key={group.title ?? title}>
            {group.title && (
              <Typography variant="h3" component="h3" sx={{ mt: place > 0 ? 3 : 0, mb: 0.5 }}>
                {group.title}
              </Typography>
            )}
            <KeyRows rows={group.rows} />
          </Fragment>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const KeyRows = ({ rows }: { rows: readonly KeyRow[] }) => (
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
);
