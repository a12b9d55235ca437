import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { listForReview } from '@/lib/server/areas/catalogs/review-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(catalogsApi.review, ({ actor, query }) => listForReview(query, actor)),
});
