import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as curateService from '@/lib/server/areas/collections/curate-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(collectionsApi.arrange, ({ actor, params, body }) =>
    curateService.arrangeMembers(params.id, body, actor),
  ),
});
