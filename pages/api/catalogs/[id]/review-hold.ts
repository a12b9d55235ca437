import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { takeReview } from '@/lib/server/areas/catalogs/review-service';
import { handle, route } from '@/lib/server/http/handle';
import { giveBackHold } from '@/lib/server/platform/reviews/hold-service';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(reviewHoldsApi.take, ({ actor, params }) => takeReview(params.id, actor)),
  DELETE: handle(reviewHoldsApi.giveBack, ({ actor, params }) => giveBackHold(params.id, actor)),
});
