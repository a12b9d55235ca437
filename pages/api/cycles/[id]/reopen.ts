import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import * as closingService from '@/lib/server/across/cycles/closing-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(cycleClosingApi.reopen, ({ actor, params, body }) => closingService.reopenCycle(params.id, body, actor)),
});
