import { videosApi } from '@/lib/contracts/videos/videos';
import { videoHistory } from '@/lib/server/areas/videos/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.history, ({ params, query, actor }) => videoHistory(params.id, query, actor)),
});
