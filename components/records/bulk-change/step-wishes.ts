import { type BulkStep, bulkSteps, type Machine } from '@/lib/domain/machine';

/** A step as something to wish for many records. */
export interface StepWish<State extends string> {
  value: State;
  label: string;
  asks: 'reason' | undefined;
  step: BulkStep<State>;
  /** Null while the reason is missing. */
  changeOf: (draft: { reason: string }) => { action: 'change-status'; to: State; reason?: string } | null;
}

/** What somebody with these roles can take many records to. */
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
