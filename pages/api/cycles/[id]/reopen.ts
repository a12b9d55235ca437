import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import { startReopening } from '@/lib/server/across/cycles/closing-job-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(cycleClosingApi.reopen, ({ actor, params, body }) => startReopening(params.id, body, actor)),
});
