import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { takeReview } from '@/lib/server/areas/videos/review-service';
import { handle, route } from '@/lib/server/http/handle';
import { giveBackHold } from '@/lib/server/platform/reviews/hold-service';

export const config = { api: { bodyParser: false } };

export default route({
  PUT: handle(videoReviewsApi.take, ({ actor, params }) => takeReview(params.id, actor)),
  DELETE: handle(videoReviewsApi.giveBack, ({ actor, params }) => giveBackHold(params.id, actor)),
});
