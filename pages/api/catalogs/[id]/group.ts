import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { groupOfCatalog } from '@/lib/server/areas/catalog-groups/proposal-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogGroupsApi.ofCatalog, ({ params }) => groupOfCatalog(params.id)),
});
