import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { showFilm } from '@/lib/server/platform/videos/film-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videoUploadsApi.content, ({ params, query }) => showFilm(params.id, query)),
});
