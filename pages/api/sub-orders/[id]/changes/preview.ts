import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { previewChange } from '@/lib/server/areas/orders/change-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.previewChange, ({ actor, params, body }) => previewChange(params.id, body, actor)),
});
