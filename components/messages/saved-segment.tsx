import { SelectField } from '@/components/ui/select-field';
import { useSegments } from '@/lib/client/queries/segments';
import { numberText } from '@/lib/domain/text/count-text';

interface SavedSegmentProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Selects a saved buyer segment. Hidden when there is none. */
export function SavedSegment({ value, onChange }: SavedSegmentProps) {
  const { data = [] } = useSegments();
  if (data.length === 0 && value === null) return null;
  const options = data.map(({ id, name, count }) => ({
    value: id,
    label: `${name} (${numberText(count.value)}${count.isExact ? '' : '+'})`,
  }));
  const isGone = value !== null && !data.some(({ id }) => id === value);
  return (
    <SelectField
      label="Saved segment"
      value={value ?? ''}
      options={[
        { value: '', label: 'Any' },
        ...options,
        ...(isGone ? [{ value, label: 'A segment that was removed' }] : []),
      ]}
      onChange={(id) => onChange(id || null)}
    />
  );
}
