import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videoLoads } from '@/lib/server/areas/videos/assign-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videoQueueApi.loads, () => videoLoads()),
});
