import { buyersApi } from '@/lib/contracts/buyers/buyers';
import * as buyerService from '@/lib/server/areas/buyers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.list, ({ query }) => buyerService.listBuyers(query)),
  POST: handle(buyersApi.create, ({ actor, body }) => buyerService.createBuyer(body, actor)),
});
