import { choicesApi } from '@/lib/contracts/base/choices';
import * as cycleService from '@/lib/server/areas/cycles/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(choicesApi.cycles, ({ query }) => cycleService.cycleOptions(query)),
});
