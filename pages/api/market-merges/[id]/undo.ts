import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import * as mergeService from '@/lib/server/areas/market-merges/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(marketMergesApi.undo, ({ actor, params }) => mergeService.undoMerge(params.id, actor)),
});
