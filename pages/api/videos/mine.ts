import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { listMyVideos } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videoQueueApi.mine, ({ actor }) => listMyVideos(actor)),
});
