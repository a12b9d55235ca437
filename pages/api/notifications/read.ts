import { notificationsApi } from '@/lib/contracts/notifications';
import { markRead } from '@/lib/server/platform/notifications/notification-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(notificationsApi.read, ({ actor, body }) => markRead(body, actor)),
});
