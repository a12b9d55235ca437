import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import * as dispatchService from '@/lib/server/areas/orders/dispatch-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.deliver, ({ actor, params, body }) =>
    dispatchService.deliver(params.id, body.deliveredAt, actor),
  ),
});
