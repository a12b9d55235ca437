import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CheckList } from '@/components/ui/choice-list';
import { countText } from '@/lib/domain/text/count-text';
import { PopoverButton } from '@/components/ui/popover-button';
import type { Attribute, ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { VALUES } from './taxonomy-words';

export type Applied = ProductTypeForm['attributes'][number];

const STATES = { no: 'Does not apply', optional: 'Optional', required: 'Required' };

interface AppliedRowProps {
  attribute: Attribute;
  applied: Applied | null;
  onChange: (applied: Applied | null) => void;
}

/** Whether one attribute applies, and which of its values. */
export function AppliedRow({ attribute: { id, nameEn, values }, applied, onChange }: AppliedRowProps) {
  const state = applied === null ? 'no' : applied.required ? 'required' : 'optional';
  const offered = values.filter((value) => value.active || applied?.valueIds.includes(value.id));
  const handleState = (next: string) =>
    onChange(
      next === 'no' ? null : { attributeId: id, valueIds: applied?.valueIds ?? [], required: next === 'required' },
    );
  const length = applied?.valueIds.length ?? 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' }}>{nameEn}</Box>
      <NativeSelect
        value={state}
        onChange={(event) => handleState(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': nameEn }}
        sx={{ flex: '0 0 10rem' }}
      >
        {Object.entries(STATES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <Box sx={{ flex: '0 0 7.5rem' }}>
        {applied && offered.length > 0 && (
          <PopoverButton
            label={`Values of ${nameEn}`}
            side="right"
            button={
              <Button size="small" color="inherit" aria-label={`Choose values of ${nameEn}`}>
                {length === 0 ? 'All values' : countText({ value: length, isExact: true }, VALUES)}
              </Button>
            }
          >
            {() => (
              <CheckList
                legend={nameEn}
                note="With none chosen, all of them are allowed."
                options={offered.map((value) => ({ value: value.id, label: value.nameEn }))}
                values={applied.valueIds}
                onChange={(valueIds) => onChange({ ...applied, valueIds: valueIds.sort() })}
              />
            )}
          </PopoverButton>
        )}
      </Box>
    </Box>
  );
}
