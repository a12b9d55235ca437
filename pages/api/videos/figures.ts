import { videosApi } from '@/lib/contracts/videos/videos';
import { videoFigures } from '@/lib/server/areas/videos/figures-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.figures, () => videoFigures()),
});
