import { rupeesText } from '../text/money';

/** Who may see and set what may be spent. */
export const BUDGET_KEEPERS = ['admin'] as const;

/** What may be spent on messages a month, from one month on until another budget begins. */
export interface Budget {
  month: string;
  paise: number;
  warnPercent: number;
}

/** The budget of a month: the last one that had begun by then. */
export const budgetOf = <Of extends Budget>(budgets: readonly Of[], month: string): Of | undefined =>
  budgets
    .filter((budget) => budget.month <= month)
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .at(-1);

/** Whether a budget that begins with this month is still to be decided on: what is over is not changed any more. */
export const isOpenMonth = (month: string, thisMonth: string): boolean => month >= thisMonth;

export const MONTH_IS_OVER = 'This month is over. A budget can begin with this month or a later one.';

export const BUDGET_STATES = ['within', 'near', 'over'] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];

/** How a sum stands to a budget: `near` from the share on that is warned at. */
export function budgetState(spent: number, { paise, warnPercent }: Pick<Budget, 'paise' | 'warnPercent'>): BudgetState {
  if (spent > paise) return 'over';
  return spent * 100 >= paise * warnPercent ? 'near' : 'within';
}

/** What is spent by the end of a month at the pace of its days so far; nobody knows on the first. */
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
