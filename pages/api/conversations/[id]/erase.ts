import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { eraseWritten } from '@/lib/server/areas/chat/erase-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationCareApi.erase, ({ params, actor }) => eraseWritten(params.id, actor)),
});
