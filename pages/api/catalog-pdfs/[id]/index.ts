import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { getPdf, removePdf } from '@/lib/server/areas/catalog-pdfs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogPdfsApi.get, ({ params }) => getPdf(params.id)),
  DELETE: handle(catalogPdfsApi.remove, ({ actor, params }) => removePdf(params.id, actor)),
});
