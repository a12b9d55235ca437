import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { mergeConversations, mergedConversations } from '@/lib/server/areas/chat/merge-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationMergesApi.merged, ({ params, actor }) => mergedConversations(params.id, actor)),
  POST: handle(conversationMergesApi.merge, ({ params, body, actor }) => mergeConversations(params.id, body, actor)),
});
