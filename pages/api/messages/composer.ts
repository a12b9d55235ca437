import { messagesApi } from '@/lib/contracts/messages/messages';
import * as singleService from '@/lib/server/areas/messages/single-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(messagesApi.composer, ({ actor, query }) => singleService.composerOf(query.subject, query.id, actor)),
});
