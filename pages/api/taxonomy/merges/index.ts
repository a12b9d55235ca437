import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import * as mergeService from '@/lib/server/across/value-merges/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(taxonomyApi.listMerges, ({ query }) => mergeService.listMerges(query)),
  POST: handle(taxonomyApi.mergeValues, ({ actor, body }) => mergeService.mergeValues(body, actor)),
});
