import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { makeCatalogs } from '@/lib/server/areas/whatsapp-posts/make-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.make, ({ body, actor }) => makeCatalogs(body, actor)),
});
