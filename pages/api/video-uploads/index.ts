import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { beginFilm } from '@/lib/server/areas/videos/film-service';
import { handleResumable, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handleResumable(videoUploadsApi.begin, ({ web, actor }) => beginFilm(web(), actor)),
});
