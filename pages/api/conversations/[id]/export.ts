import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { exportConversation } from '@/lib/server/areas/chat/export-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationsApi.export, ({ params, actor }) => exportConversation(params.id, actor)),
});
