import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { PopoverButton } from '@/components/ui/popover-button';
import { useMe } from '@/lib/client/queries/me';

const NotificationList = dynamic(() => import('./notification-list').then((module) => module.NotificationList), {
  ssr: false,
});

/** How much is new for the person, and what it is. */
export function NotificationBell() {
  const { data: me } = useMe();
  const unread = me?.unread ?? 0;
  return (
    <PopoverButton
      label="Notifications"
      side="right"
      button={
        <IconButton aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}>
          <Badge badgeContent={unread} color="error" max={99}>
            <Notifications />
          </Badge>
        </IconButton>
      }
    >
      {(close) => <NotificationList onOpen={close} />}
    </PopoverButton>
  );
}
