import { videosApi } from '@/lib/contracts/videos/videos';
import { addLinks } from '@/lib/server/areas/videos/create-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videosApi.addLinks, ({ body, actor }) => addLinks(body, actor)),
});
