import * as z from 'zod/mini';
import { BUDGET_KEEPERS } from '@/lib/domain/billing/budget';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { paise, version } from '../base/form-fields';
import { listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { monthName } from './billing';

const access = { roles: BUDGET_KEEPERS };

export const budgetFormSchema = z.strictObject({
  /** First month the budget applies to, until the next budget begins. */
  month: monthName,
  paise,
  warnPercent: z
    .int('Type a whole number.')
    .check(z.minimum(1, 'Use 1 to 100 percent.'), z.maximum(100, 'Use 1 to 100 percent.')),
});

export type BudgetForm = z.infer<typeof budgetFormSchema>;

export const budgetSchema = z.object({ ...budgetFormSchema.shape, id: idSchema, createdAt: instant, version });

export type Budget = z.infer<typeof budgetSchema>;

export const budgetsApi = {
  list: endpoint({
    id: 'budgets.list',
    summary: 'Monthly message budgets, by their first month.',
    method: 'GET',
    path: '/api/budgets',
    access,
    query: z.omit(listQuery(['month'], '-month', {}), { q: true }),
    answer: pageOf(budgetSchema),
  }),
  get: endpoint({
    id: 'budgets.get',
    summary: 'One budget.',
    method: 'GET',
    path: '/api/budgets/[id]',
    access,
    params: idParams,
    answer: budgetSchema,
  }),
  create: endpoint({
    id: 'budgets.create',
    summary: 'Sets a budget from this month or a later one. At most one starts in each month.',
    method: 'POST',
    path: '/api/budgets',
    access,
    body: budgetFormSchema,
    answer: budgetSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'budgets.update',
    summary: 'Changes a budget; its month only while that is in the future.',
    method: 'PATCH',
    path: '/api/budgets/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(budgetFormSchema), { version }),
    answer: budgetSchema,
  }),
  history: endpoint({
    id: 'budgets.history',
    summary: 'Who changed what about a budget.',
    method: 'GET',
    path: '/api/budgets/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
