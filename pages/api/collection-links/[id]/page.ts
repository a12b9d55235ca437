import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import * as linkService from '@/lib/server/areas/collections/link-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(collectionLinksApi.page, ({ params, query, request }) => linkService.showLink(params, query, request)),
});
