import { billingApi } from '@/lib/contracts/billing/billing';
import { readSeats } from '@/lib/server/areas/billing/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(billingApi.seats, ({ actor }) => readSeats(actor)),
});
