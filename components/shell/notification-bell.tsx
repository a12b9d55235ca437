import Notifications from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useMe } from '@/lib/client/queries/me';

const NotificationPopover = dynamic(
  () => import('./notification-popover').then((module) => module.NotificationPopover),
  {
    ssr: false,
  },
);

/** Number of new notifications, and the list of them. */
export function NotificationBell() {
  const unread = useMe().data?.unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Notifications />
        {unread > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              top: 2,
              right: 0,
              minWidth: 18,
              px: 0.5,
              borderRadius: 2,
              typography: 'caption',
              fontWeight: 650,
              lineHeight: '18px',
              color: 'error.contrastText',
              bgcolor: 'error.main',
            }}
          >
            {unread > 99 ? '99+' : unread}
          </Box>
        )}
      </IconButton>
      {anchor && <NotificationPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
