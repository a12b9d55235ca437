import type { Budget, BudgetForm } from '@/lib/contracts/billing/budgets';
import type { Page } from '@/lib/contracts/base/list';
import { isOpenMonth, MONTH_IS_OVER } from '@/lib/domain/billing/budget';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { budgets as budgetsTable } from '../../db/schema/budgets';
import { badInput, refused } from '../../errors';
import { recordKit } from '../../platform/records/record-kit';
import * as repository from './budget-repository';

const budgets = recordKit({
  area: 'budgets',
  table: budgetsTable,
  findDetail: repository.findById,
  audited: ({ month, paise, warnPercent }) => ({ month, paise, warnPercent }),
  taken: {
    budgets_month: () =>
      badInput([{ path: ['month'], message: 'Another budget starts with this month. Change that one.' }]),
  },
});

export const { get: getBudget, history: budgetHistory } = budgets;

export const listBudgets = (request: ListRequest): Promise<Page<Budget>> => repository.list(orm(), request);

const assertOpen = (month: string) => {
  if (!isOpenMonth(month, indianMonthOf(clock.now()).name))
    throw badInput([{ path: ['month'], message: MONTH_IS_OVER }]);
};

/** Sets a budget. @throws 400 when its month is over or another budget starts in that month. */
export const addBudget = (typed: BudgetForm, actor: Actor): Promise<Budget> =>
  budgets.add(typed, actor, (_tx, budget) => {
    assertOpen(budget.month);
    return budget;
  });

/** @throws 409 when the budget started in a past month or was changed concurrently; 400 when the new month is over. */
export const updateBudget = (
  id: string,
  typed: Partial<BudgetForm> & { version: number },
  actor: Actor,
): Promise<Budget> =>
  budgets.change(id, typed, actor, (_tx, before, changes) => {
    if (!isOpenMonth(before.month, indianMonthOf(clock.now()).name))
      throw refused('This budget is over. Set another from this month.');
    if (changes.month !== undefined) assertOpen(changes.month);
    return changes;
  });
