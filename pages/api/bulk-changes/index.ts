import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { startBulkChange } from '@/lib/server/across/bulk-changes/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(bulkChangesApi.start, ({ actor, body }) => startBulkChange(body, actor)),
});
