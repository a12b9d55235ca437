import { type Machine, mayTake, stepsTo } from '@/lib/domain/records/transitions';
import type { Actor } from '../../auth/actor';
import { badInput, forbidden, refused } from '../../errors';

/**
 * What no record's own state can mend: a state that nothing leads to, a step that is not this person's to take, or one
 * without its reason. @throws 409 with the sentence, 403, 400.
 */
export function checkStep<State extends string, Facts>(
  machine: Machine<State, Facts>,
  { to, reason }: { to: State; reason?: string },
  { roles }: Actor,
  sentence: string,
): void {
  const steps = stepsTo(machine, to);
  if (steps.length === 0) throw refused(sentence);
  if (!steps.some((step) => mayTake(step, roles))) throw forbidden();
  if (steps.every(({ asks }) => asks) && !reason) throw badInput([{ path: ['change', 'reason'], message: 'Say why.' }]);
}
