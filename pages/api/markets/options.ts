import { choicesApi } from '@/lib/contracts/base/choices';
import * as marketService from '@/lib/server/areas/markets/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(choicesApi.markets, ({ query }) => marketService.marketOptions(query)),
});
