import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { giveBackReview, takeReview } from '@/lib/server/areas/catalogs/review-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(reviewHoldsApi.take, ({ actor, params }) => takeReview(params.id, actor)),
  DELETE: handle(reviewHoldsApi.giveBack, ({ actor, params }) => giveBackReview(params.id, actor)),
});
