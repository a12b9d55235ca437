import Popover from '@mui/material/Popover';
import { NotificationList } from './notification-list';

interface NotificationPopoverProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** Notifications, below the bell. */
export const NotificationPopover = ({ anchor, onClose }: NotificationPopoverProps) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': 'Notifications',
        sx: { p: 1.5, maxWidth: 'min(360px, calc(100vw - 32px))' },
      },
    }}
  >
    <NotificationList onOpen={onClose} />
  </Popover>
);
