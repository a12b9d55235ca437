import type { Role } from '@/config/roles';

/** One way from a state to another. */
export interface Step<State extends string, Facts> {
  from: State;
  to: State;
  /** What the step is called on a button: "Suspend". */
  label: string;
  /** Who may take it: one of these roles is enough. */
  roles: readonly Role[];
  /** What the person has to say with it. */
  asks?: 'reason';
  /** Why it cannot be taken now, as a sentence for a person, or null when it can. */
  guard?: (facts: Facts) => string | null;
}

/** A state machine is the list of its steps; a state nothing leads from is final. */
export type Machine<State extends string, Facts> = readonly Step<State, Facts>[];

export interface LegalStep<State extends string> {
  to: State;
  label: string;
  asks: 'reason' | null;
  /** Why it is not possible at present; null when it is. */
  problem: string | null;
}

export const findStep = <State extends string, Facts>(
  machine: Machine<State, Facts>,
  from: State,
  to: State,
): Step<State, Facts> | undefined => machine.find((step) => step.from === from && step.to === to);

/** Every way to a state. */
export const stepsTo = <State extends string, Facts>(machine: Machine<State, Facts>, to: State) =>
  machine.filter((step) => step.to === to);

/** What ways to a state are called together: "Activate or Reactivate". */
export const stepLabel = <State extends string, Facts>(machine: Machine<State, Facts>, to: State): string =>
  [...new Set(stepsTo(machine, to).map(({ label }) => label))].join(' or ');

export const mayTake = (step: Pick<Step<string, never>, 'roles'>, roles: readonly string[]): boolean =>
  step.roles.some((role) => roles.includes(role));

/** The steps somebody with these roles has before them, those included that something stands in the way of. */
export const stepsFrom = <State extends string, Facts>(
  machine: Machine<State, Facts>,
  state: State,
  facts: Facts,
  roles: readonly string[],
): LegalStep<State>[] =>
  machine
    .filter((step) => step.from === state && mayTake(step, roles))
    .map(({ to, label, asks = null, guard }) => ({ to, label, asks, problem: guard?.(facts) ?? null }));
