import { conversationsApi } from '@/lib/contracts/chat/conversations';
import * as chatService from '@/lib/server/areas/chat/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationsApi.read, ({ params, actor }) => chatService.readConversation(params.id, actor)),
});
