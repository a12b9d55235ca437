import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { undoAccepted } from '@/lib/server/areas/value-requests/reopen-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(valueRequestsApi.undoAccept, ({ actor, params, body }) => undoAccepted(params.id, body, actor)),
});
