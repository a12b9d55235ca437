import { buyersApi } from '@/lib/contracts/buyers/buyers';
import * as buyerService from '@/lib/server/areas/buyers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.get, ({ params }) => buyerService.getBuyer(params.id)),
  PATCH: handle(buyersApi.update, ({ actor, params, body }) => buyerService.updateBuyer(params.id, body, actor)),
});
