import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { movePhotos } from '@/lib/server/areas/whatsapp-posts/photo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.movePhotos, ({ params, body, actor }) => movePhotos(params.id, body, actor)),
});
