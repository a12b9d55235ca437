import { sellersApi } from '@/lib/contracts/sellers/sellers';
import * as sellerService from '@/lib/server/areas/sellers/service';
import { updateSeller } from '@/lib/server/areas/sellers/write-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(sellersApi.get, ({ actor, params }) => sellerService.getSeller(params.id, actor)),
  PATCH: handle(sellersApi.update, ({ actor, params, body }) => updateSeller(params.id, body, actor)),
});
