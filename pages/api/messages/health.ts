import { messagesApi } from '@/lib/contracts/messages/messages';
import { messageHealth } from '@/lib/server/areas/messages/health-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(messagesApi.health, () => messageHealth()),
});
