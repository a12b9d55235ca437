import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Asked } from '@/lib/domain/machine';

interface ReasonFieldProps {
  /** Kind of reason the step requires. */
  asked: Asked;
  label?: string;
  value: string;
  problem?: string;
  autoFocus?: boolean;
  onChange: (reason: string) => void;
}

const NOTHING = { value: '', label: 'Choose…' };

/** Reason for a step: free text with common suggestions, or one of a list. */
export function ReasonField({ asked, label = 'Reason', value, problem, autoFocus, onChange }: ReasonFieldProps) {
  const { hint } = asked;
  if (asked.reason === 'picked') {
    const options = [NOTHING, ...asked.from.map((reason) => ({ value: reason, label: reason }))];
    return <SelectField label={label} hint={problem ?? hint} value={value} options={options} onChange={onChange} />;
  }
  return (
    <>
      {asked.usual && (
        <Box role="group" aria-label="Usual reasons" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {asked.usual.map((one) => (
            <Button key={one} size="small" variant="outlined" color="inherit" onClick={() => onChange(one)}>
              {one}
            </Button>
          ))}
        </Box>
      )}
      <Field
        label={label}
        hint={hint}
        problem={problem}
        value={value}
        multiline={!asked.usual}
        minRows={asked.usual ? undefined : 2}
        required
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
