import { marketsApi } from '@/lib/contracts/markets/markets';
import * as marketService from '@/lib/server/areas/markets/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(marketsApi.list, ({ query }) => marketService.listMarkets(query)),
  POST: handle(marketsApi.create, ({ actor, body }) => marketService.createMarket(body, actor)),
});
