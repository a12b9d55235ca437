import { ordersApi } from '@/lib/contracts/orders/orders';
import { proposeLines } from '@/lib/server/areas/orders/propose-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(ordersApi.propose, ({ actor, body }) => proposeLines(body.text, actor)),
});
