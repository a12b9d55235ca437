import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as transitionService from '@/lib/server/areas/collections/transition-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(collectionsApi.snapshot, ({ params }) => transitionService.snapshotAnswer(params.id)),
});
