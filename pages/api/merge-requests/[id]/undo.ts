import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { previewUndo, undoRequested } from '@/lib/server/across/merge-requests/undo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(mergeRequestsApi.undoPreview, ({ params }) => previewUndo(params.id)),
  POST: handle(mergeRequestsApi.undo, ({ actor, params, body }) => undoRequested(params.id, body, actor)),
});
