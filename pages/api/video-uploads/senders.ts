import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { sellersOfSenders } from '@/lib/server/areas/whatsapp-posts/intake-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoUploadsApi.senders, ({ body }) => sellersOfSenders(body.names)),
});
