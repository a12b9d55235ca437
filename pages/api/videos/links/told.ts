import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { tellLinks } from '@/lib/server/areas/videos/channel-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoLinksApi.tell, ({ body }) => tellLinks(body.urls)),
});
