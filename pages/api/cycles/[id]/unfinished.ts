import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import * as cycleService from '@/lib/server/areas/cycles/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(cyclesApi.unfinished, ({ params }) => cycleService.unfinishedOf(params.id)),
});
