import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { startCut } from '@/lib/server/areas/videos/cut-job-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoQueueApi.cutParts, ({ params, body, actor }) => startCut(params.id, body, actor)),
});
