import { lazy, type Ref, Suspense, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { PickerCreation } from '@/components/ui/search-picker';
import { type OptionSource, useOptionName, useOptionSearch } from '@/lib/client/queries/options';

/** The picker's code is large and lazy-loaded, so pages render first. */
const SearchPicker = lazy(async () => ({ default: (await import('@/components/ui/search-picker')).SearchPicker }));

export interface PickerProps {
  label: string;
  problem?: string;
  hint?: string;
  /** Id of the selected record. */
  value: string | null;
  onChange: (id: string | null) => void;
  autoFocus?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

interface OptionPickerProps extends PickerProps {
  source: OptionSource;
  create?: PickerCreation;
}

/** Selects one record of another area by name. */
export function OptionPicker({ source, value, onChange, create, ...field }: OptionPickerProps) {
  const [text, setText] = useState<string | null>(null);
  const { data, isFetching, error, refetch } = useOptionSearch(source, text);
  const name = useOptionName(source, value);
  const { label, hint, problem } = field;
  const answer = {
    options: (!error && data) || [],
    isSearching: isFetching,
    failure: error?.message,
    retry: () => void refetch(),
  };
  return (
    // Same size as the picker, so nothing shifts.
    <Suspense fallback={<Field label={label} hint={hint} problem={problem} value={name ?? ''} disabled />}>
      <SearchPicker
        {...field}
        value={value === null ? null : { id: value, label: name ?? '…' }}
        onChange={(option) => onChange(option?.id ?? null)}
        onSearch={setText}
        answer={answer}
        create={create}
      />
    </Suspense>
  );
}

/** Name of a selected record, for lists and sentences. */
export const OptionName = ({ source, id }: { source: OptionSource; id: string }) => useOptionName(source, id) ?? '…';
