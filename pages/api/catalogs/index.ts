import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { createCatalogs } from '@/lib/server/areas/catalogs/create-service';
import { listCatalogs } from '@/lib/server/areas/catalogs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogsApi.list, ({ query }) => listCatalogs(query)),
  POST: handle(catalogsApi.create, ({ actor, body }) => createCatalogs(body, actor)),
});
