import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { addToCatalog } from '@/lib/server/areas/whatsapp-posts/add-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.addTo, ({ params, body, actor }) => addToCatalog(params.id, body, actor)),
});
