import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { finishCut } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoQueueApi.finish, ({ params, body, actor }) => finishCut(params.id, body.leaseToken, actor)),
});
