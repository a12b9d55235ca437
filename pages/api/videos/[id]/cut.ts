import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { addCut } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoQueueApi.cut, ({ params, body, actor }) => addCut(params.id, body, actor)),
});
