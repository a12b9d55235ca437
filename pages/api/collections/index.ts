import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as collectionService from '@/lib/server/areas/collections/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(collectionsApi.list, ({ query }) => collectionService.listCollections(query)),
  POST: handle(collectionsApi.create, ({ actor, body }) => collectionService.createCollection(body, actor)),
});
