import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { joinPosts } from '@/lib/server/areas/whatsapp-posts/arrange-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.join, ({ body, actor }) => joinPosts(body.postIds, actor)),
});
