import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import * as salesmanService from '@/lib/server/areas/salesmen/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(salesmenApi.visits, ({ actor, params, query }) => salesmanService.listVisits(params.id, query, actor)),
  POST: handle(salesmenApi.addVisit, ({ actor, params, body }) => salesmanService.addVisit(params.id, body, actor)),
});
