import { budgetsApi } from '@/lib/contracts/billing/budgets';
import * as budgetService from '@/lib/server/areas/billing/budget-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(budgetsApi.history, ({ params, query }) => budgetService.budgetHistory(params.id, query)),
});
