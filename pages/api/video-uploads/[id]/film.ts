import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { getFilm } from '@/lib/server/areas/videos/film-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videoUploadsApi.film, ({ params, actor }) => getFilm(params.id, actor)),
});
