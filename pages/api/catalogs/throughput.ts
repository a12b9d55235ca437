import { catalogsApi } from '@/lib/contracts/catalogs';
import { throughput } from '@/lib/server/areas/catalogs/throughput-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogsApi.throughput, () => throughput()),
});
