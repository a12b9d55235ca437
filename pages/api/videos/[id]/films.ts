import { videosApi } from '@/lib/contracts/videos/videos';
import { videoFilms } from '@/lib/server/areas/videos/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.films, ({ params, actor }) => videoFilms(params.id, actor)),
});
