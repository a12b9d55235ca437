import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { askForMerge } from '@/lib/server/across/merge-requests/ask-service';
import * as requests from '@/lib/server/across/merge-requests/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(mergeRequestsApi.list, ({ query }) => requests.listRequests(query)),
  POST: handle(mergeRequestsApi.ask, ({ actor, body }) => askForMerge(body, actor)),
});
