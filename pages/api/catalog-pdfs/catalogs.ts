import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { chosenCatalogs } from '@/lib/server/areas/catalog-pdfs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogPdfsApi.catalogs, ({ body }) => chosenCatalogs(body.catalogIds)),
});
