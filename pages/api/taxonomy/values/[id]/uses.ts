import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import * as mergeService from '@/lib/server/across/value-merges/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(taxonomyApi.valueUses, ({ params }) => mergeService.valueUses(params.id)),
});
