import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { listBulkRows } from '@/lib/server/across/bulk-changes/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(bulkChangesApi.rows, ({ actor, params, query }) => listBulkRows(params.id, query, actor)),
});
