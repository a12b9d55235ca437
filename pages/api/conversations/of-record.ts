import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { conversationsOf } from '@/lib/server/areas/chat/record-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(conversationsApi.ofRecord, ({ query, actor }) => conversationsOf(query, actor)),
});
