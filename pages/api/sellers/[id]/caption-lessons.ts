import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { lessonsOf } from '@/lib/server/areas/caption-lessons/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(captionLessonsApi.ofSeller, ({ params, actor }) => lessonsOf(params.id, actor)),
});
