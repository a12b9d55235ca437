import { videosApi } from '@/lib/contracts/videos/videos';
import { sendVideo } from '@/lib/server/areas/videos/tag-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videosApi.send, ({ params, body, actor }) => sendVideo(params.id, body, actor)),
});
