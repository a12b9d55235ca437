import { Tag } from '@/components/ui/tag';
import { type Machine, stateLabel } from '@/lib/domain/machine';

interface StateTagProps<State extends string> {
  machine: Machine<State, never>;
  state: State;
}

/** The state of a record, as its table words and colours it. */
export const StateTag = <State extends string>({ machine, state }: StateTagProps<State>) => (
  <Tag tone={machine.states[state].tone}>{stateLabel(machine, state)}</Tag>
);
