import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import * as taxonomyService from '@/lib/server/areas/taxonomy/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(taxonomyApi.get, () => taxonomyService.getTaxonomy()),
});
