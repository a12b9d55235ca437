import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { controlCatalog } from '@/lib/server/areas/catalogs/control-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PATCH: handle(catalogControlApi.change, ({ actor, params, body }) => controlCatalog(params.id, body, actor)),
});
