import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { listForReview } from '@/lib/server/areas/videos/review-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(videoReviewsApi.queue, ({ actor, query }) => listForReview(query, actor)),
});
