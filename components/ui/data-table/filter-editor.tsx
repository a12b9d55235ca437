import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { CheckList, RadioList } from '../choice-list';
import { Field } from '../field';
import type { DataFilter, TextFilter } from './data-filter';
import { NumberEditor } from './number-editor';

interface FilterEditorProps {
  filter: DataFilter;
  value: unknown;
  onChange: (value: unknown) => void;
  onDone: () => void;
}

const YES_NO = { yes: true, no: false } as const;

/** Editor of a chip, by type of value. Every change applies immediately. */
export function FilterEditor({ filter, value, onChange, onDone }: FilterEditorProps) {
  if (filter.kind === 'text') {
    return <TextEditor filter={filter} value={String(value ?? '')} onChange={onChange} onDone={onDone} />;
  }
  if (filter.kind === 'number' || filter.kind === 'range') {
    return <NumberEditor filter={filter} value={value} onChange={onChange} onDone={onDone} />;
  }
  if (filter.kind === 'picked') {
    const ids = [value ?? []].flat().map(String);
    return <filter.Editor label={filter.label} ids={ids} onChange={onChange} />;
  }
  if (filter.kind === 'multi-choice') {
    const values = [value ?? []].flat().map(String);
    return <CheckList legend={filter.label} options={filter.options} values={values} onChange={onChange} />;
  }
  if (filter.kind === 'choice') {
    const chosen = value === undefined ? undefined : String(value);
    return <RadioList legend={filter.label} options={filter.options} value={chosen} onChange={onChange} />;
  }
  const options = [
    { value: 'yes', label: filter.yes },
    { value: 'no', label: filter.no },
  ] as const;
  const answer = value === undefined ? undefined : value ? 'yes' : 'no';
  return (
    <RadioList legend={filter.label} options={options} value={answer} onChange={(chosen) => onChange(YES_NO[chosen])} />
  );
}

interface TextEditorProps extends Omit<FilterEditorProps, 'filter' | 'value'> {
  filter: TextFilter;
  value: string;
}

function TextEditor({ filter, value, onChange, onDone }: TextEditorProps) {
  const [text, setText] = useState(value);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChange(text.trim() || undefined);
    onDone();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Field
        label={filter.label}
        hint={filter.hint}
        value={text}
        autoFocus
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="contained" size="small" sx={{ mt: 1.5 }}>
        Show
      </Button>
    </form>
  );
}
