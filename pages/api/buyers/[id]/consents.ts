import { buyersApi } from '@/lib/contracts/buyers/buyers';
import * as buyerService from '@/lib/server/areas/buyers/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(buyersApi.consents, ({ params, query }) => buyerService.listConsents(params.id, query)),
  POST: handle(buyersApi.addConsent, ({ actor, params, body }) => buyerService.addConsent(params.id, body, actor)),
});
