import { paymentsApi } from '@/lib/contracts/buyers/payments';
import * as paymentService from '@/lib/server/areas/orders/payment-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(paymentsApi.entries, ({ params, query }) => paymentService.listEntries(params.id, query)),
  POST: handle(paymentsApi.receive, ({ actor, params, body }) => paymentService.receivePayment(params.id, body, actor)),
});
