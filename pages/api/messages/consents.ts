import { messagesApi } from '@/lib/contracts/messages/messages';
import { listLedger } from '@/lib/server/areas/buyers/consent-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(messagesApi.consents, ({ query }) => listLedger(query)),
});
