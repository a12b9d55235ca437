import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { changePart } from '@/lib/server/areas/orders/change-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.change, ({ actor, params, body }) => changePart(params.id, body, actor)),
});
