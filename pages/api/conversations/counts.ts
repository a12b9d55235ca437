import { conversationsApi } from '@/lib/contracts/chat/conversations';
import * as chatService from '@/lib/server/areas/chat/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationsApi.counts, ({ actor }) => chatService.countConversations(actor)),
});
