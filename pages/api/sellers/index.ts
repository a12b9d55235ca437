import { sellersApi } from '@/lib/contracts/sellers/sellers';
import * as sellerService from '@/lib/server/areas/sellers/service';
import { createSeller } from '@/lib/server/areas/sellers/write-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.list, ({ actor, query }) => sellerService.listSellers(query, actor)),
  POST: handle(sellersApi.create, ({ actor, body }) => createSeller(body, actor)),
});
