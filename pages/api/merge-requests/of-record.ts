import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import * as requests from '@/lib/server/across/merge-requests/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(mergeRequestsApi.ofRecord, ({ actor, query }) => requests.requestsOfRecord(query, actor)),
});
