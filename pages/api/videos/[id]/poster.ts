import { videosApi } from '@/lib/contracts/videos/videos';
import { setPoster } from '@/lib/server/areas/videos/queue-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videosApi.poster, async ({ params, actor, file }) => setPoster(params.id, await file(), actor)),
});
