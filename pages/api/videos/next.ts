import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { takeNextVideo } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoQueueApi.next, ({ body, actor }) => takeNextVideo(body.videoId, actor)),
});
