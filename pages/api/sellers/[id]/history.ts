import { sellersApi } from '@/lib/contracts/sellers/sellers';
import * as sellerService from '@/lib/server/areas/sellers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.history, ({ actor, params, query }) => sellerService.sellerHistory(params.id, query, actor)),
});
