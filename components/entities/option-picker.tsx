import { lazy, type Ref, Suspense, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { PickerCreation } from '@/components/ui/search-picker';
import { type OptionSource, useOptionName, useOptionSearch } from '@/lib/client/queries/options';

/** The code for choosing is large, and a page shows before it. */
const SearchPicker = lazy(async () => ({ default: (await import('@/components/ui/search-picker')).SearchPicker }));

export interface PickerProps {
  label: string;
  problem?: string;
  hint?: string;
  /** The id of what is chosen. */
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

/** Chooses one record of another area by its name. */
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
    // Of the same size, so that nothing moves.
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

/** The name of something chosen, for lists and sentences. */
export const OptionName = ({ source, id }: { source: OptionSource; id: string }) => useOptionName(source, id) ?? '…';
