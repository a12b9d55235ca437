import { budgetsApi } from '@/lib/contracts/billing/budgets';
import * as budgetService from '@/lib/server/areas/billing/budget-service';
import { handle, route } from '@/lib/server/http/handle';

export const config = { api: { bodyParser: false } };

export default route({
  GET: handle(budgetsApi.list, ({ query }) => budgetService.listBudgets(query)),
  POST: handle(budgetsApi.create, ({ actor, body }) => budgetService.addBudget(body, actor)),
});
