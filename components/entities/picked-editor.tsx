import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useState } from 'react';
import { CheckBox } from '@/components/ui/check-box';
import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import type { PickerProps } from './option-picker';

interface Props extends PickedEditorProps {
  Picker: ComponentType<PickerProps>;
  nameOf: (id: string) => ReactNode;
  /** False when it is one of several fields of a form. */
  takesFocus?: boolean;
}

/** Selects any number of records, one after the other. Selected ones are listed below and can be removed. */
export function PickedEditor({ label, ids, onChange, Picker, nameOf, takesFocus = true }: Props) {
  const [countAtFirst] = useState(ids.length);
  // Removed records stay visible, so that a wrong click is easy to revert.
  const [seen, setSeen] = useState(ids);
  const shown = [...new Set([...seen, ...ids])];
  const add = (id: string | null) => {
    if (id === null) return;
    setSeen([...new Set([...shown, id])]);
    if (!ids.includes(id)) onChange([...ids, id]);
  };
  const toggle = (id: string) => onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    // Matches the panel's width before its code loads: a panel keeps the position it opened at.
    <Box sx={{ width: 236 }}>
      {/* Remounts after each selection, so that it is empty again. */}
      <Picker
        key={ids.length}
        label={label}
        value={null}
        onChange={add}
        autoFocus={takesFocus || ids.length !== countAtFirst}
      />
      {shown.map((id) => (
        <Box component="label" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mt: 1, px: 0.5 }}>
          <CheckBox checked={ids.includes(id)} onChange={() => toggle(id)} />
          <span>{nameOf(id)}</span>
        </Box>
      ))}
    </Box>
  );
}
