import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { mergeRequested } from '@/lib/server/across/merge-requests/merge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(mergeRequestsApi.merge, ({ actor, params, body }) => mergeRequested(params.id, body, actor)),
});
