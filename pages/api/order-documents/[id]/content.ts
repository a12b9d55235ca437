import { documentsApi } from '@/lib/contracts/orders/documents';
import { documentFile } from '@/lib/server/areas/orders/document-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(documentsApi.content, ({ actor, params }) => documentFile(params.id, actor)),
});
