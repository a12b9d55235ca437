import { documentsApi } from '@/lib/contracts/orders/documents';
import { issueDocument } from '@/lib/server/areas/orders/document-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(documentsApi.issue, ({ actor, params, body }) => issueDocument(params.id, body, actor)),
});
