import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { cancelFilm, filmOffset, sendFilmPart } from '@/lib/server/areas/videos/film-service';
import { handle, handleResumable, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  HEAD: handleResumable(videoUploadsApi.offset, ({ params, web, actor }) => filmOffset(params.id, web(), actor)),
  PATCH: handleResumable(videoUploadsApi.send, ({ params, web, actor }) => sendFilmPart(params.id, web(), actor)),
  DELETE: handle(videoUploadsApi.cancel, async ({ params, actor }) => {
    await cancelFilm(params.id, actor);
    return {};
  }),
});
