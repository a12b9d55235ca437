import { ordersApi } from '@/lib/contracts/orders/orders';
import { placeOrder } from '@/lib/server/areas/orders/place-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(ordersApi.place, ({ actor, params, body }) => placeOrder(params.id, body.version, actor)),
});
