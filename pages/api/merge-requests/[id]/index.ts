import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { getCase } from '@/lib/server/across/merge-requests/judge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(mergeRequestsApi.get, ({ params, query }) => getCase(params.id, query.survivorId)),
});
