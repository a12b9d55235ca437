import dynamic from 'next/dynamic';
import { type Ref, useState } from 'react';
import { type OptionSource, useOptionName, useOptionSearch } from '@/lib/client/queries/options';

/** The code for choosing is large, and a page shows before it. */
const SearchPicker = dynamic(() => import('@/components/ui/search-picker').then((module) => module.SearchPicker), {
  ssr: false,
});

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

/** Chooses one record of another area by its name. */
export function OptionPicker({ source, value, onChange, ...field }: PickerProps & { source: OptionSource }) {
  const [text, setText] = useState<string | null>(null);
  const { data, isFetching, error, refetch } = useOptionSearch(source, text);
  const name = useOptionName(source, value);
  return (
    <SearchPicker
      {...field}
      value={value === null ? null : { id: value, label: name ?? '…' }}
      onChange={(option) => onChange(option?.id ?? null)}
      onSearch={setText}
      answer={{
        options: (!error && data) || [],
        isSearching: isFetching,
        failure: error?.message,
        retry: () => void refetch(),
      }}
    />
  );
}

/** The name of something chosen, for lists and sentences. */
export const OptionName = ({ source, id }: { source: OptionSource; id: string }) => useOptionName(source, id) ?? '…';
