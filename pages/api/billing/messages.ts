import { billingApi } from '@/lib/contracts/billing/billing';
import { readMessages } from '@/lib/server/areas/billing/message-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(billingApi.messages, ({ actor }) => readMessages(actor)),
});
