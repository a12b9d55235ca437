import { messagesApi } from '@/lib/contracts/messages/messages';
import { listMessages } from '@/lib/server/areas/messages/recipient-service';
import * as singleService from '@/lib/server/areas/messages/single-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(messagesApi.list, ({ query }) => listMessages(query)),
  POST: handle(messagesApi.send, ({ actor, body }) => singleService.sendSingle(body, actor)),
});
