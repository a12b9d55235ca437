import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { knownLinks } from '@/lib/server/areas/videos/create-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoLinksApi.known, ({ body }) => knownLinks(body.urls)),
});
