import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { requestsOfCatalog } from '@/lib/server/areas/value-requests/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(valueRequestsApi.ofCatalog, ({ params }) => requestsOfCatalog(params.id)),
});
