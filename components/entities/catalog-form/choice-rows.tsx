import { useReducer } from 'react';
import { ChoiceRow } from './choice-row';
import { chosenOf, type Tagging } from './choices';
import { type Choice, CLOSED, keyReducer } from './tag-keys';

interface ChoiceRowsProps {
  choices: readonly Choice[];
  values: Tagging;
  onPick: (choiceId: string, valueId: string) => void;
  /** Requests a missing value under the name that was searched. */
  onAsk?: (name: string, choiceId: string) => void;
}

/** Fields with selectable values, one open at a time. They have no letter keys: other fields use those. */
export function ChoiceRows({ choices, values, onPick, onAsk }: ChoiceRowsProps) {
  const [keys, dispatch] = useReducer(keyReducer, CLOSED);
  return choices.map(({ letter: _, ...choice }) => {
    const isOpen = keys.open === choice.id;
    return (
      <ChoiceRow
        key={choice.id}
        choice={choice}
        chosen={chosenOf(values, choice.id)}
        keys={keys}
        onOpen={() => dispatch(isOpen ? { to: 'close' } : { to: 'open', id: choice.id })}
        onTurn={() => {
          if (!isOpen) dispatch({ to: 'open', id: choice.id });
          dispatch({ to: 'turn' });
        }}
        onPick={(valueId) => onPick(choice.id, valueId)}
        onAsk={onAsk && ((name) => onAsk(name, choice.id))}
      />
    );
  });
}
