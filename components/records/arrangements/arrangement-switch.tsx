import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ARRANGEMENT_LABELS, type ArrangementName } from './arrangements';

interface ArrangementSwitchProps {
  value: ArrangementName;
  offered: readonly ArrangementName[];
  onChange: (value: ArrangementName) => void;
}

/** Selects the layout of the list. */
export const ArrangementSwitch = ({ value, offered, onChange }: ArrangementSwitchProps) => (
  <Stack direction="row" role="group" aria-label="Shown as">
    {offered.map((name) => (
      <Button
        key={name}
        size="small"
        color={name === value ? 'primary' : 'inherit'}
        aria-pressed={name === value}
        onClick={() => onChange(name)}
      >
        {ARRANGEMENT_LABELS[name]}
      </Button>
    ))}
  </Stack>
);
