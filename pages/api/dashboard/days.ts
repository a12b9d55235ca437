import { dashboardApi } from '@/lib/contracts/dashboard';
import { readDays } from '@/lib/server/areas/dashboard/day-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(dashboardApi.days, () => readDays()),
});
