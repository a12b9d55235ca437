import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { listMarketMerges, mergeMarkets } from '@/lib/server/across/merge-requests/market-merge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(marketMergesApi.list, ({ query }) => listMarketMerges(query)),
  POST: handle(marketMergesApi.merge, ({ actor, body }) => mergeMarkets(body, actor)),
});
