import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import * as mergeService from '@/lib/server/areas/market-merges/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(marketMergesApi.list, ({ query }) => mergeService.listMerges(query)),
  POST: handle(marketMergesApi.merge, ({ actor, body }) => mergeService.mergeMarkets(body, actor)),
});
