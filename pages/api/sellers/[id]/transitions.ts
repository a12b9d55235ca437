import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { SELLER_STEPS } from '@/lib/server/areas/sellers/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(sellersApi.transition, ({ actor, params, body }) => SELLER_STEPS.transition(params.id, body, actor)),
});
