import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import * as stepService from '@/lib/server/areas/orders/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(subOrdersApi.cancel, ({ actor, params, body }) => stepService.cancelPieces(params.id, body, actor)),
});
