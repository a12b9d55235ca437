import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { findLikenesses } from '@/lib/server/areas/likenesses/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(likenessesApi.find, ({ body }) => findLikenesses(body.photoIds)),
});
