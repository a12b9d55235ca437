import { sellersApi } from '@/lib/contracts/sellers/sellers';
import * as salesmanService from '@/lib/server/areas/salesmen/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.visits, ({ actor, params, query }) => salesmanService.listVisitsTo(params.id, query, actor)),
});
