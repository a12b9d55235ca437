import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import * as cycleService from '@/lib/server/areas/cycles/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(cyclesApi.list, ({ query }) => cycleService.listCycles(query)),
  POST: handle(cyclesApi.create, ({ actor, body }) => cycleService.createCycle(body, actor)),
});
