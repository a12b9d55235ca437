import type { Role } from '@/config/roles';
import { type States, statesOf, stateWords } from './states';

/** A reason: free text with suggestions, or a choice from a list. */
export type Asked = { hint?: string } & (
  { reason: 'typed'; usual?: readonly string[] } | { reason: 'picked'; from: readonly string[] }
);

interface StepText<State extends string, Facts> {
  to: State;
  /** Button label: "Suspend". */
  label: string;
  /** Reason the person must give. */
  asks?: Asked;
  /** Why the step is blocked now, as a sentence for the user; null when it is allowed. */
  guard?: (facts: Facts) => string | null;
  /** Its effect, as a sentence. */
  consequence?: string;
  /** It takes something away from a person, so its button is red. */
  isGrave?: boolean;
  /** People who may take the step may also undo it. */
  isUndoable?: boolean;
  /** History text: "Suspended the seller". */
  did?: string;
  /** Audit name of the step; defaults to `<area>.status-changed`, null when the record itself is the log. */
  action?: `${string}.${string}` | null;
}

/** Any one of these roles is enough; `system` stands for steps by a worker, a lease or another record. */
type Taker = { roles: readonly Role[]; by?: undefined } | { by: 'system'; roles?: undefined };

/** A transition from one state to another. */
export type Step<State extends string, Facts> = { from: State } & StepText<State, Facts> & Taker;

/** A line of a table: the same transition may start from several states. */
type StepRow<State extends string, Facts> = { from: State | readonly State[] } & StepText<State, Facts> & Taker;

interface About {
  /** Kind of record in the audit: `sellers`. */
  area: string;
  noun: { one: string; many: string; isPerson?: boolean };
}

/** A state machine: its states, the initial one first, and all transitions between them. */
export interface Machine<State extends string, Facts> extends About {
  states: States<State>;
  steps: readonly Step<State, Facts>[];
}

/** Any state machine. */
export type AnyMachine = Machine<string, never>;

/**
 * The table of a state machine. Facts are inferred from the guards, and a step to an unknown state does not compile.
 * The states live in their own file, which lists load without the steps. Pass the machine to `stepsOf` on the server
 * and to `StepButtons` on a screen; a test walks every table.
 * @example
 * export const CYCLE_STATE_TEXTS = states({
 *   planned: { label: 'Planned', tone: 'plain' },
 *   active: { label: 'Active', tone: 'success' },
 * });
 * export type CycleStatus = keyof typeof CYCLE_STATE_TEXTS;
 *
 * export const CYCLE_MACHINE = machine({
 *   area: 'cycles',
 *   noun: { one: 'cycle', many: 'cycles' },
 *   states: CYCLE_STATE_TEXTS,
 *   steps: [
 *     {
 *       from: 'planned',
 *       to: 'active',
 *       label: 'Start',
 *       roles: ['admin'],
 *       guard: ({ markets }: CycleFacts) => (markets > 0 ? null : 'Choose a market first.'),
 *       consequence: 'Work is counted for this cycle from now on.',
 *       did: 'Started the cycle',
 *     },
 *   ],
 * });
 */
export const machine = <State extends string, Facts = unknown>({
  steps,
  ...table
}: About & {
  states: States<State>;
  steps: readonly StepRow<NoInfer<State>, Facts>[];
}): Machine<State, Facts> => ({
  ...table,
  steps: steps.flatMap((row): Step<State, Facts>[] =>
    [row.from].flat().map((from) => ({ ...row, from: from as State })),
  ),
});

export const findStep = <State extends string, Facts>(
  { steps }: Machine<State, Facts>,
  from: State,
  to: State,
): Step<State, Facts> | undefined => steps.find((step) => step.from === from && step.to === to);

/** Every transition to a state. */
export const stepsTo = <State extends string, Facts>({ steps }: Machine<State, Facts>, to: State) =>
  steps.filter((step) => step.to === to);

export const mayTake = (step: Taker, roles: readonly string[]): boolean =>
  step.roles !== undefined && step.roles.some((role) => roles.includes(role));

/** Joined labels of the transitions to a state: "Activate or Reactivate". */
const namesOf = (steps: readonly Pick<Step<string, never>, 'label'>[]): string =>
  [...new Set(steps.map(({ label }) => label))].join(' or ');

/** "Suspend Kesar Silk", "Send to review: Kesar Silk". */
export const stepOn = (label: string, what: string): string => `${label}${label.includes(' ') ? ':' : ''} ${what}`;

/** "Suspend 12 sellers". */
export const stepOnMany = <State extends string>(one: Machine<State, never>, to: State, what: string): string =>
  stepOn(namesOf(stepsTo(one, to)), what);

/** A step available to a person. */
export type LegalStep<State extends string> = Step<State, never> & {
  /** Why it is blocked at present; null when it is not. */
  problem: string | null;
};

/** Steps these roles can take, including steps that are blocked at present. */
export const legalSteps = <State extends string, Facts>(
  { steps }: Machine<State, Facts>,
  state: State,
  facts: Facts,
  roles: readonly string[],
): LegalStep<State>[] =>
  steps
    .filter((step) => step.from === state && mayTake(step, roles))
    .map((step) => ({ ...step, problem: step.guard?.(facts) ?? null }));

/** A step for many records at once, identified by its target state. */
export interface BulkStep<State extends string> {
  to: State;
  label: string;
  asks: Asked | undefined;
  consequence: string | undefined;
}

/** States these roles can move many records to. */
export const bulkSteps = <State extends string>(one: Machine<State, never>, roles: readonly string[]) =>
  statesOf(one.states).flatMap((to): BulkStep<State>[] => {
    const steps = stepsTo(one, to).filter((step) => mayTake(step, roles));
    const [first] = steps;
    if (!first) return [];
    const asks = steps.find((step) => step.asks)?.asks;
    return [{ to, label: namesOf(steps), asks, consequence: first.consequence }];
  });

/** What is wrong with the reason given for a step, as a sentence; null when it is fine. */
export function reasonProblem({ asks }: Pick<Step<string, never>, 'asks'>, reason: string | undefined): string | null {
  if (!asks) return null;
  if (!reason?.trim()) return 'Say why.';
  return asks.reason === 'picked' && !asks.from.includes(reason) ? 'Choose one of the reasons.' : null;
}

/** Why a step is impossible: it does not exist, the person may not take it, or something blocks it. */
export interface Obstacle {
  kind: 'none' | 'forbidden' | 'refused' | 'reason';
  sentence: string;
}

/** "A seller who is pending cannot become closed." */
export function noStep<State extends string>(one: Machine<State, never>, from: State, to: State): string {
  const { one: noun, isPerson } = one.noun;
  const article = /^[aeiou]/.test(noun) ? 'An' : 'A';
  const who = isPerson ? 'who' : 'that';
  return `${article} ${noun} ${who} is ${stateWords(one.states, from)} cannot become ${stateWords(one.states, to)}.`;
}

/** What prevents a person from taking a step; null when nothing does. */
export function obstacleTo<State extends string, Facts>(
  one: Machine<State, Facts>,
  { from, to, reason }: { from: State; to: State; reason?: string },
  facts: Facts,
  roles: readonly string[],
): Obstacle | null {
  const step = findStep(one, from, to);
  if (!step) return { kind: 'none', sentence: noStep(one, from, to) };
  if (!mayTake(step, roles)) return { kind: 'forbidden', sentence: 'Your roles do not allow this.' };
  const problem = step.guard?.(facts);
  if (problem) return { kind: 'refused', sentence: problem };
  const missing = reasonProblem(step, reason);
  return missing ? { kind: 'reason', sentence: missing } : null;
}

/** Default audit name of a machine's steps. */
export const changedAction = ({ area }: Pick<About, 'area'>) => `${area}.status-changed` as const;
export const restoredAction = ({ area }: Pick<About, 'area'>) => `${area}.status-restored` as const;

interface Entry {
  action: string;
  changes: Record<string, { before: unknown; after: unknown }>;
}

/** History text of an entry about a step: "Suspended the seller"; undefined for other entries. */
export function stepInHistory(one: AnyMachine, { action, changes }: Entry): string | undefined {
  if (action === restoredAction(one)) return 'Undid the status change';
  if (action !== changedAction(one)) return undefined;
  const { before, after } = changes.status ?? {};
  return one.steps.find(({ from, to }) => from === before && to === after)?.did ?? 'Changed the status';
}
