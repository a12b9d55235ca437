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
