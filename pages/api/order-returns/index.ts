import { ordersApi } from '@/lib/contracts/orders/orders';
import * as orderService from '@/lib/server/areas/orders/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(ordersApi.returns, ({ actor, query }) => orderService.listReturns(query, actor)),
});
