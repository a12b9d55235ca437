import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { releaseVideo } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoQueueApi.release, ({ params, body, actor }) => releaseVideo(params.id, body.leaseToken, actor)),
});
