import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import * as transitionService from '@/lib/server/areas/cycles/transition-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(cyclesApi.close, ({ actor, params, body }) => transitionService.closeCycle(params.id, body, actor)),
});
