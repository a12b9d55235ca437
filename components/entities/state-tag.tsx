import { Tag } from '@/components/ui/tag';
import { stateLabel, type States } from '@/lib/domain/states';

interface StateTagProps<State extends string> {
  states: States<State>;
  state: State;
}

/** Status of a record, with label and colour from its state table. */
export const StateTag = <State extends string>({ states, state }: StateTagProps<State>) => (
  <Tag tone={states[state].tone}>{stateLabel(states, state)}</Tag>
);
