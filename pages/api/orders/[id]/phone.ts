import { ordersApi } from '@/lib/contracts/orders/orders';
import { revealPhone } from '@/lib/server/areas/orders/phone-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(ordersApi.revealPhone, ({ actor, params }) => revealPhone(params.id, actor)),
});
