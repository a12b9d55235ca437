import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { requestsOfRecord } from '@/lib/server/across/merge-requests/ask-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(mergeRequestsApi.ofRecord, ({ actor, query }) => requestsOfRecord(query, actor)),
});
