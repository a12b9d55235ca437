import { documentsApi } from '@/lib/contracts/orders/documents';
import { printMany } from '@/lib/server/areas/orders/print-many-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(documentsApi.printMany, ({ actor, body }) => printMany(body, actor)),
});
