import { documentsApi } from '@/lib/contracts/orders/documents';
import { issueReceipt } from '@/lib/server/areas/orders/receipt-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(documentsApi.issueReceipt, ({ actor, params }) => issueReceipt(params.id, actor)),
});
