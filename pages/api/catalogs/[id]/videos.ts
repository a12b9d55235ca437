import { videosApi } from '@/lib/contracts/videos/videos';
import { clipsOfCatalog } from '@/lib/server/areas/videos/catalog-clip-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videosApi.ofCatalog, ({ params, actor }) => clipsOfCatalog(params.id, actor)),
});
