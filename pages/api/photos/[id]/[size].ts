import { photosApi } from '@/lib/contracts/photos';
import { showPhoto } from '@/lib/server/platform/photos/photo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(photosApi.content, ({ params, query }) => showPhoto(params, query)),
});
