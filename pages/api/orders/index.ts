import { ordersApi } from '@/lib/contracts/orders/orders';
import { createDraft } from '@/lib/server/areas/orders/draft-service';
import { listOrders } from '@/lib/server/areas/orders/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(ordersApi.list, ({ actor, query }) => listOrders(query, actor)),
  POST: handle(ordersApi.create, ({ actor, body }) => createDraft(body, actor)),
});
