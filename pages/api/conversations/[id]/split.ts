import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { splitConversation } from '@/lib/server/areas/chat/merge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationMergesApi.split, ({ params, actor }) => splitConversation(params.id, actor)),
});
