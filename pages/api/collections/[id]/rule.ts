import { collectionsApi } from '@/lib/contracts/collections/collections';
import * as curateService from '@/lib/server/areas/collections/curate-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(collectionsApi.previewRule, ({ params, body }) => curateService.previewRule(params.id, body)),
});
