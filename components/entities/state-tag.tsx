import { Tag } from '@/components/ui/tag';
import { stateLabel, type States } from '@/lib/domain/states';

interface StateTagProps<State extends string> {
  states: States<State>;
  state: State;
}

/** The state of a record, as its table words and colours it. */
export const StateTag = <State extends string>({ states, state }: StateTagProps<State>) => (
  <Tag tone={states[state].tone}>{stateLabel(states, state)}</Tag>
);
