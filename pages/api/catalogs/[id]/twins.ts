import { catalogTwinsApi } from '@/lib/contracts/catalogs/catalog-twins';
import { listTwins } from '@/lib/server/areas/catalogs/twin-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogTwinsApi.of, ({ params }) => listTwins(params.id)),
});
