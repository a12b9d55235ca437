import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { acceptCatalog } from '@/lib/server/areas/catalogs/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogsApi.accept, ({ actor, params, body }) => acceptCatalog(params.id, body, actor)),
});
