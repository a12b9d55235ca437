import { dashboardApi } from '@/lib/contracts/dashboard';
import { readNextThings } from '@/lib/server/areas/dashboard/thing-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(dashboardApi.next, ({ actor }) => readNextThings(actor)),
});
