import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { acceptAs } from '@/lib/server/areas/value-requests/decide-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(valueRequestsApi.acceptAs, ({ actor, params, body }) => acceptAs(params.id, body, actor)),
});
