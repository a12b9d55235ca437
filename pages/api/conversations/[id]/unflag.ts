import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { unflagConversation } from '@/lib/server/areas/chat/flag-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationCareApi.unflag, ({ params, actor }) => unflagConversation(params.id, actor)),
});
