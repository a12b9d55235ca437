import { notificationsApi } from '@/lib/contracts/notifications';
import { markAllRead } from '@/lib/server/areas/notifications/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(notificationsApi.read, ({ actor }) => markAllRead(actor)),
});
