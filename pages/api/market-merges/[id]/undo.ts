import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { undoMarketMerge } from '@/lib/server/across/merge-requests/market-merge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(marketMergesApi.undo, ({ actor, params }) => undoMarketMerge(params.id, actor)),
});
