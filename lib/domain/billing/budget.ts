import { rupeesText } from '../text/money';

/** Roles that may see and set budgets. */
export const BUDGET_KEEPERS = ['admin'] as const;

/** Monthly limit for message spending, from one month on until another budget begins. */
export interface Budget {
  month: string;
  paise: number;
  warnPercent: number;
}

/** Budget of a month: the latest that started by then. */
export const budgetOf = <Of extends Budget>(budgets: readonly Of[], month: string): Of | undefined =>
  budgets
    .filter((budget) => budget.month <= month)
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .at(-1);

/** Whether a budget starting in this month can still be set: past months are never changed. */
export const isOpenMonth = (month: string, thisMonth: string): boolean => month >= thisMonth;

export const MONTH_IS_OVER = 'This month is over. A budget can begin with this month or a later one.';

export const BUDGET_STATES = ['within', 'near', 'over'] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];

/** How spending compares to a budget; `near` starts at the warning percentage. */
export function budgetState(spent: number, { paise, warnPercent }: Pick<Budget, 'paise' | 'warnPercent'>): BudgetState {
  if (spent > paise) return 'over';
  return spent * 100 >= paise * warnPercent ? 'near' : 'within';
}

/** Projected spending at the end of the month, at the pace so far; unknown on the first. */
export function expectedSpend(spent: number, now: Date, { start, end }: { start: Date; end: Date }): number | null {
  const share = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  return share < 1 / 31 ? null : Math.round(spent / share);
}

export interface Spending extends Pick<Budget, 'paise' | 'warnPercent'> {
  spent: number;
  expected: number | null;
}

/** "₹42,000 of ₹50,000 spent this month (84 %). At this pace it will be ₹61,000." */
export function budgetText({ spent, paise, expected }: Spending): string {
  const share = paise === 0 ? '' : ` (${Math.round((spent / paise) * 100)} %)`;
  const pace =
    expected === null || expected <= paise
      ? ''
      : ` At this pace it will be ${rupeesText(100 * Math.round(expected / 100))}.`;
  return `${rupeesText(spent)} of ${rupeesText(paise)} spent this month${share}.${pace}`;
}
