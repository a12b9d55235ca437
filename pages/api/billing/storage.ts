import { billingApi } from '@/lib/contracts/billing/billing';
import { readStorage } from '@/lib/server/areas/billing/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(billingApi.storage, ({ actor }) => readStorage(actor)),
});
