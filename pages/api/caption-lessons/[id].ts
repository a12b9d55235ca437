import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { removeLesson } from '@/lib/server/areas/caption-lessons/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  DELETE: handle(captionLessonsApi.remove, ({ params, actor }) => removeLesson(params.id, actor)),
});
