import { photosApi } from '@/lib/contracts/photos';
import { receivePhoto } from '@/lib/server/platform/photos/photo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(photosApi.upload, async ({ actor, file }) => receivePhoto(await file(), actor)),
});
