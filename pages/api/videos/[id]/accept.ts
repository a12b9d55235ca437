import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { acceptVideo } from '@/lib/server/areas/videos/review-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(videoReviewsApi.accept, ({ params, body, actor }) => acceptVideo(params.id, body, actor)),
});
