import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { BUYER_STEPS } from '@/lib/server/areas/buyers/transition-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(buyersApi.transition, ({ actor, params, body }) => BUYER_STEPS.transition(params.id, body, actor)),
});
