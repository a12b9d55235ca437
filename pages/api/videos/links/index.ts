import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { addLinks } from '@/lib/server/areas/videos/create-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoLinksApi.add, ({ body, actor }) => addLinks(body, actor)),
});
