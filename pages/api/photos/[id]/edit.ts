import { photosApi } from '@/lib/contracts/photos';
import { editPhoto } from '@/lib/server/platform/photos/edit-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(photosApi.edit, ({ actor, params, body }) => editPhoto(params.id, body, actor)),
});
