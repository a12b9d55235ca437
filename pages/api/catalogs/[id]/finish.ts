import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { finishCatalog } from '@/lib/server/areas/catalogs/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogsApi.finish, ({ actor, params, body }) => finishCatalog(params.id, body, actor)),
});
