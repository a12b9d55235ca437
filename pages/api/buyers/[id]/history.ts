import { buyersApi } from '@/lib/contracts/buyers/buyers';
import * as buyerService from '@/lib/server/areas/buyers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.history, ({ params, query }) => buyerService.buyerHistory(params.id, query)),
});
