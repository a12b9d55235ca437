import { videosApi } from '@/lib/contracts/videos/videos';
import { getVideo } from '@/lib/server/areas/videos/service';
import { updateVideo } from '@/lib/server/areas/videos/tag-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.get, ({ params, actor }) => getVideo(params.id, actor)),
  PATCH: handle(videosApi.update, ({ params, body, actor }) => updateVideo(params.id, body, actor)),
});
