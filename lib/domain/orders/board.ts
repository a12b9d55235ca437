import type { Headline } from './headline';

/** Columns of the board: the headlines of orders with open work, and the final one. */
export const BOARD_COLUMNS = [
  'placed',
  'confirmed',
  'part_dispatched',
  'dispatched',
  'delivered',
  'closed',
] as const satisfies readonly Headline[];
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

export type BoardStep = 'answer' | 'dispatch' | 'deliver' | 'close';

export const BOARD_STEP_LABELS: Record<BoardStep, string> = {
  answer: 'Record answer',
  dispatch: 'Dispatch',
  deliver: 'Record delivery',
  close: 'Close',
};

/** The step that leads out of a column, and the columns a card can reach through it. */
const STEPS: Partial<Record<Headline, { step: BoardStep; to: readonly BoardColumn[] }>> = {
  placed: { step: 'answer', to: ['confirmed'] },
  confirmed: { step: 'dispatch', to: ['part_dispatched', 'dispatched'] },
  part_dispatched: { step: 'dispatch', to: ['dispatched'] },
  dispatched: { step: 'deliver', to: ['delivered'] },
  delivered: { step: 'close', to: ['closed'] },
};

/** The step that moves a card to a column, or onwards without a target column; null when no step leads there. */
export function boardStep(from: Headline, to: BoardColumn | null): BoardStep | null {
  const found = STEPS[from];
  return found && (to === null || found.to.includes(to)) ? found.step : null;
}
