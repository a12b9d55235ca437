import { budgetsApi } from '@/lib/contracts/billing/budgets';
import * as budgetService from '@/lib/server/areas/billing/budget-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(budgetsApi.get, ({ params }) => budgetService.getBudget(params.id)),
  PATCH: handle(budgetsApi.update, ({ actor, params, body }) => budgetService.updateBudget(params.id, body, actor)),
});
