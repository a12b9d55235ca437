import { videosApi } from '@/lib/contracts/videos/videos';
import { moveVideo } from '@/lib/server/areas/videos/step-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videosApi.step, ({ params, body, actor }) => moveVideo(params.id, body, actor)),
});
