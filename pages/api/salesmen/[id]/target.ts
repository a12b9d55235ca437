import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import * as salesmanService from '@/lib/server/areas/salesmen/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(salesmenApi.setTarget, ({ actor, params, body }) => salesmanService.setTarget(params.id, body, actor)),
});
