import { CheckList } from '@/components/ui/choice-list';
import { FLAG_NAMES, FLAGS, type Flag } from './seller-flags';

const OPTIONS = FLAG_NAMES.map((value) => ({ value, ...FLAGS[value] }));

interface FlagListProps {
  values: Partial<Record<Flag, boolean>>;
  onChange: (name: Flag, isSet: boolean) => void;
}

/** Flags of a seller, as one list of checkboxes. */
export function FlagList({ values, onChange }: FlagListProps) {
  const chosen = FLAG_NAMES.filter((name) => values[name]);
  const handleChange = (next: Flag[]) =>
    FLAG_NAMES.filter((name) => next.includes(name) !== chosen.includes(name)).forEach((name) =>
      onChange(name, next.includes(name)),
    );
  return <CheckList legend="Flags" options={OPTIONS} values={chosen} onChange={handleChange} />;
}
