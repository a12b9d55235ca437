import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { mergeCertain } from '@/lib/server/across/merge-requests/certain-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(mergeRequestsApi.mergeCertain, ({ actor, body }) => mergeCertain(body.isDryRun, actor)),
});
