import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { findPhoto } from '@/lib/server/areas/chat/photo-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationsApi.photo, ({ params, actor }) => findPhoto(params, actor)),
});
