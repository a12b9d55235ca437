import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { MERGE_STEPS } from '@/lib/server/across/merge-requests/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(mergeRequestsApi.transition, ({ actor, params, body }) =>
    MERGE_STEPS.transition(params.id, body, actor),
  ),
});
