import { ordersApi } from '@/lib/contracts/orders/orders';
import * as draftService from '@/lib/server/areas/orders/draft-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(ordersApi.discard, ({ actor, params, body }) => draftService.discardDraft(params.id, body, actor)),
});
