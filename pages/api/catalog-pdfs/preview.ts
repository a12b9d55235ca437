import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { previewPage } from '@/lib/server/areas/catalog-pdfs/preview-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogPdfsApi.preview, ({ query, body }) => previewPage(body, query.page)),
});
