import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import { jobOf } from '@/lib/server/areas/cycles/closing-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(cycleClosingApi.job, ({ params }) => jobOf(params.id)),
});
