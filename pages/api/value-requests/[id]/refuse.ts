import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { refuseRequest } from '@/lib/server/areas/value-requests/decide-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(valueRequestsApi.refuse, ({ actor, params, body }) => refuseRequest(params.id, body, actor)),
});
