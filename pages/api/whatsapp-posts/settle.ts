import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { settlePosts } from '@/lib/server/areas/whatsapp-posts/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.settle, ({ body, actor }) => settlePosts(body, actor)),
});
