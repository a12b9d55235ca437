import { photosApi } from '@/lib/contracts/photos';
import { showPhoto } from '@/lib/server/areas/photos/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(photosApi.content, ({ params, query }) => showPhoto(params, query)),
});
