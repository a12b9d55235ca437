import { billingApi } from '@/lib/contracts/billing/billing';
import { readStatement } from '@/lib/server/areas/billing/service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(billingApi.statement, ({ actor, query }) => readStatement(query.month, actor)),
});
