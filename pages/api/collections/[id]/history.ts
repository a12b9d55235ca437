import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as collectionService from '@/lib/server/areas/collections/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(collectionsApi.history, ({ params, query }) => collectionService.collectionHistory(params.id, query)),
});
