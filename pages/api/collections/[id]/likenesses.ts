import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as likenessService from '@/lib/server/areas/collections/likeness-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(collectionsApi.likenesses, ({ params }) => likenessService.likenessesIn(params.id)),
});
