import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import * as workService from '@/lib/server/areas/cycles/work-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(cycleWorkApi.stuck, ({ params }) => workService.stuckIn(params.id)),
});
