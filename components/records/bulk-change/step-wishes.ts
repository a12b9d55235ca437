import { type BulkStep, bulkSteps, type Machine } from '@/lib/domain/machine';

/** A status transition, available for many records at once. */
export interface StepWish<State extends string> {
  value: State;
  label: string;
  asks: 'reason' | undefined;
  step: BulkStep<State>;
  /** Returns null while the reason is missing. */
  changeOf: (draft: { reason: string }) => { action: 'change-status'; to: State; reason?: string } | null;
}

/** Status transitions these roles may apply to many records. */
export const stepWishes = <State extends string>(
  machine: Machine<State, never>,
  roles: readonly string[],
): StepWish<State>[] =>
  bulkSteps(machine, roles).map((step) => ({
    value: step.to,
    label: step.label,
    asks: step.asks && 'reason',
    step,
    changeOf: ({ reason }) => {
      if (!step.asks) return { action: 'change-status', to: step.to };
      return reason.trim() ? { action: 'change-status', to: step.to, reason: reason.trim() } : null;
    },
  }));
