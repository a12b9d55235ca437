import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { skipVideo } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoQueueApi.skip, ({ params, body, actor }) => skipVideo(params.id, body, actor)),
});
