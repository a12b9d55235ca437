import { videosApi } from '@/lib/contracts/videos/videos';
import { proposeCatalogs } from '@/lib/server/areas/videos/proposal-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.proposals, ({ params, actor }) => proposeCatalogs(params.id, actor)),
});
