import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import * as returnService from '@/lib/server/areas/orders/return-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.returnGoods, ({ actor, params, body }) => returnService.askReturn(params.id, body, actor)),
});
