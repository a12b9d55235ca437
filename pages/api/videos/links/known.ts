import { videosApi } from '@/lib/contracts/videos/videos';
import { knownLinks } from '@/lib/server/areas/videos/create-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videosApi.knownLinks, ({ body }) => knownLinks(body.urls)),
});
