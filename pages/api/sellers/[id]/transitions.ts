import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { transitionSeller } from '@/lib/server/areas/sellers/transition-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(sellersApi.transition, ({ actor, params, body }) => transitionSeller(params.id, body, actor)),
});
