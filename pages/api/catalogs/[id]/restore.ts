import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { restoreCatalog } from '@/lib/server/areas/catalogs/delete-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogsApi.restore, ({ actor, params }) => restoreCatalog(params.id, actor)),
});
