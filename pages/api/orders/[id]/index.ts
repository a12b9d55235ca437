import { ordersApi } from '@/lib/contracts/orders/orders';
import { updateDraft } from '@/lib/server/areas/orders/draft-service';
import { getOrder } from '@/lib/server/areas/orders/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(ordersApi.get, ({ actor, params }) => getOrder(params.id, actor)),
  PATCH: handle(ordersApi.update, ({ actor, params, body }) => updateDraft(params.id, body, actor)),
});
