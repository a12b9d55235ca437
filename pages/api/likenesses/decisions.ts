import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { decideLikenesses } from '@/lib/server/areas/likenesses/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(likenessesApi.decide, async ({ body, actor }) => {
    await decideLikenesses(body.decisions, actor);
    return {};
  }),
});
