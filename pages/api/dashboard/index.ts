import { dashboardApi } from '@/lib/contracts/dashboard';
import { readDashboard } from '@/lib/server/areas/dashboard/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(dashboardApi.get, ({ actor }) => readDashboard(actor)),
});
