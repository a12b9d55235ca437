import Drawer from '@mui/material/Drawer';
import { SIDEBAR_WIDTH } from '@/config/theme';
import { Sidebar } from './sidebar';

/** The menu on small screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: { width: SIDEBAR_WIDTH + 32, maxWidth: '85vw' },
        },
      }}
    >
      <Sidebar onLeave={onClose} />
    </Drawer>
  );
}
