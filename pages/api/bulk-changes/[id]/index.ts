import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { getBulkChange } from '@/lib/server/across/bulk-changes/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(bulkChangesApi.get, ({ actor, params }) => getBulkChange(params.id, actor)),
});
