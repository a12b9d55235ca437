import { notificationsApi } from '@/lib/contracts/notifications';
import { countUnread } from '@/lib/server/platform/notifications/notification-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(notificationsApi.unread, ({ actor }) => countUnread(actor)),
});
