import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { remakePdf } from '@/lib/server/areas/catalog-pdfs/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogPdfsApi.remake, ({ actor, params }) => remakePdf(params.id, actor)),
});
