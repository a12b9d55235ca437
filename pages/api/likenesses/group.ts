import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { groupWithLike } from '@/lib/server/areas/likenesses/group-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(likenessesApi.group, ({ body, actor }) => groupWithLike(body, actor)),
});
