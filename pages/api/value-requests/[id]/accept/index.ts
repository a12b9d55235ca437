import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { acceptAsNew } from '@/lib/server/areas/value-requests/decide-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(valueRequestsApi.accept, ({ actor, params, body }) => acceptAsNew(params.id, body, actor)),
});
