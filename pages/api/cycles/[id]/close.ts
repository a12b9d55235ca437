import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import { startClosing } from '@/lib/server/across/cycles/closing-job-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(cycleClosingApi.close, ({ actor, params, body }) => startClosing(params.id, body, actor)),
});
