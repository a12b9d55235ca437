import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { sellerTotals } from '@/lib/server/areas/catalogs/throughput-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogControlApi.sellers, ({ actor, query }) => sellerTotals(query, actor)),
});
