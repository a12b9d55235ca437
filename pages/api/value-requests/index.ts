import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { askForValue, listRequests } from '@/lib/server/areas/value-requests/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(valueRequestsApi.list, ({ query }) => listRequests(query)),
  POST: handle(valueRequestsApi.ask, ({ actor, body }) => askForValue(body, actor)),
});
