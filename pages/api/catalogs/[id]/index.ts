import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { deleteCatalog } from '@/lib/server/areas/catalogs/delete-service';
import { getCatalog } from '@/lib/server/areas/catalogs/service';
import { updateCatalog } from '@/lib/server/areas/catalogs/write-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogsApi.get, ({ params }) => getCatalog(params.id)),
  PATCH: handle(catalogsApi.update, ({ actor, params, body }) => updateCatalog(params.id, body, actor)),
  DELETE: handle(catalogsApi.remove, ({ actor, params }) => deleteCatalog(params.id, actor)),
});
