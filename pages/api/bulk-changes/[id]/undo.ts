import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { undoBulkChange } from '@/lib/server/across/bulk-changes/undo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(bulkChangesApi.undo, ({ actor, params }) => undoBulkChange(params.id, actor)),
});
