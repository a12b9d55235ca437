import { ConflictChoice } from '@/components/ui/conflict-choice';
import type { FieldWords } from '@/components/ui/field-words';
import type { FormConflict } from './use-versioned-form';

interface FormConflictChoiceProps<Values> {
  conflict: FormConflict<Values>;
  words: FieldWords<Values>;
  isBusy: boolean;
  onDecide: (mineIn: string[]) => void;
  onCancel: () => void;
}

const NOTHING = 'Nothing';

/** Shows the conflicting fields, with their values as text. */
export function FormConflictChoice<Values extends object>(props: FormConflictChoiceProps<Values>) {
  const { conflict, words, isBusy, onDecide, onCancel } = props;
  const { theirs, mine, names, by } = conflict;
  const fields = names.map((name) => ({
    id: name,
    label: words[name].label,
    theirs: words[name].text(theirs[name]) || NOTHING,
    mine: words[name].text(mine[name]) || NOTHING,
  }));
  return <ConflictChoice fields={fields} by={by} isBusy={isBusy} onSave={onDecide} onCancel={onCancel} />;
}
