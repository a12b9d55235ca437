import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { assignSubOrder } from '@/lib/server/areas/orders/assign-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.assign, ({ actor, params, body }) => assignSubOrder(params.id, body, actor)),
});
