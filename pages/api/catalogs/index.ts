import { catalogsApi } from '@/lib/contracts/catalogs';
import { createCatalogs } from '@/lib/server/areas/catalogs/create-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogsApi.create, ({ body, actor }) => createCatalogs(body, actor)),
});
