import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { arrangePictures } from '@/lib/server/areas/catalogs/picture-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(catalogsApi.arrange, ({ actor, params, body }) => arrangePictures(params.id, body, actor)),
});
