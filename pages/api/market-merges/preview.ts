import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { previewMarketMerge } from '@/lib/server/across/merge-requests/market-merge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(marketMergesApi.preview, ({ query }) => previewMarketMerge(query)),
});
