import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { catalogHistory } from '@/lib/server/areas/catalogs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogsApi.history, ({ params, query }) => catalogHistory(params.id, query)),
});
