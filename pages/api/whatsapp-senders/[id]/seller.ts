import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { matchSender } from '@/lib/server/areas/whatsapp-posts/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(whatsappPostsApi.matchSender, ({ params, body, actor }) => matchSender(params.id, body.sellerId, actor)),
});
