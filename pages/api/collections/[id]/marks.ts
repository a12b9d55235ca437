import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as markService from '@/lib/server/areas/collections/mark-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(collectionsApi.mark, ({ actor, params, body }) => markService.markMembers(params.id, body, actor)),
});
