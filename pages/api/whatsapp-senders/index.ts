import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { sendersOf } from '@/lib/server/areas/whatsapp-posts/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(whatsappPostsApi.sendersOf, ({ query, actor }) => sendersOf(query.sellerId, actor)),
});
