import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import * as movesService from '@/lib/server/across/cycles/moves-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(cycleWorkApi.proposeMoves, ({ params }) => movesService.proposeMoves(params.id)),
  POST: handle(cycleWorkApi.move, ({ actor, params, body }) => movesService.moveWork(params.id, body, actor)),
});
