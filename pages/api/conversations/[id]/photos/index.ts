import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { addPhoto } from '@/lib/server/areas/chat/photo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationsApi.addPhoto, ({ params, actor, file }) => addPhoto(params.id, file, actor)),
});
