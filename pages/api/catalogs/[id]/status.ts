import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { transitionCatalog } from '@/lib/server/areas/catalogs/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogsApi.step, ({ actor, params, body }) => transitionCatalog(params.id, body, actor)),
});
