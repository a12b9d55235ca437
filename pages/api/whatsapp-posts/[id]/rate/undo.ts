import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { giveRateBack } from '@/lib/server/areas/whatsapp-posts/rate-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(whatsappPostsApi.giveRateBack, ({ params, actor }) => giveRateBack(params.id, actor)),
});
