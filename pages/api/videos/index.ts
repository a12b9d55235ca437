import { videosApi } from '@/lib/contracts/videos/videos';
import { addFilm } from '@/lib/server/areas/videos/create-service';
import { listVideos } from '@/lib/server/areas/videos/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.list, ({ query, actor }) => listVideos(query, actor)),
  POST: handle(videosApi.create, ({ body, actor }) => addFilm(body, actor)),
});
