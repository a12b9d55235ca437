import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { dispatchMany } from '@/lib/server/areas/orders/dispatch-many-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.dispatchMany, ({ actor, body }) => dispatchMany(body, actor)),
});
