import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { listCatalogsOfUpload } from '@/lib/server/areas/catalogs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogsApi.ofUpload, ({ params }) => listCatalogsOfUpload(params.id)),
});
