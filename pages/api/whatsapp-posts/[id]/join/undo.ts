import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { undoJoin } from '@/lib/server/areas/whatsapp-posts/arrange-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.undoJoin, ({ params, body, actor }) => undoJoin(params.id, body, actor)),
});
