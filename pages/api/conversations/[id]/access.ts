import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { openConversation } from '@/lib/server/areas/chat/record-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationsApi.open, ({ params, actor }) => openConversation(params.id, actor)),
});
