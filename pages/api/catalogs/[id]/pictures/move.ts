import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { movePictures } from '@/lib/server/areas/catalogs/move-pictures-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(catalogPicturesApi.move, ({ actor, params, body }) => movePictures(params.id, body, actor)),
});
