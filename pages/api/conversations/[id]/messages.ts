import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { sendMessage } from '@/lib/server/areas/chat/send-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  POST: handle(conversationsApi.send, ({ params, body, actor }) => sendMessage(params.id, body, actor)),
});
