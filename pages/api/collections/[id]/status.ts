import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as transitionService from '@/lib/server/areas/collections/transition-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(collectionsApi.step, ({ actor, params, body }) =>
    transitionService.stepCollection(params.id, body, actor),
  ),
});
