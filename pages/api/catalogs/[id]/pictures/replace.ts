import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { replacePicture } from '@/lib/server/areas/catalogs/picture-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogPicturesApi.replace, ({ actor, params, body }) => replacePicture(params.id, body, actor)),
});
