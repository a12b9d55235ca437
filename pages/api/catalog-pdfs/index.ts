import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { createPdf, listPdfs } from '@/lib/server/areas/catalog-pdfs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogPdfsApi.list, ({ actor, query }) => listPdfs(query, actor)),
  POST: handle(catalogPdfsApi.create, ({ actor, body }) => createPdf(body, actor)),
});
