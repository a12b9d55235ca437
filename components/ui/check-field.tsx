import Typography from '@mui/material/Typography';
import { useId } from 'react';
import Box from '@mui/material/Box';
import { CheckBox } from './check-box';

interface CheckFieldProps {
  label: string;
  /** Explanation below the label. */
  hint?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A yes/no field of a form. */
export function CheckField({ label, hint, value, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25, cursor: 'pointer' }}>
      <CheckBox
        checked={value}
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        style={{ marginTop: '0.15em' }}
      />
      <span>
        <span id={id}>{label}</span>
        {hint && (
          <Typography
            id={`${id}-hint`}
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {hint}
          </Typography>
        )}
      </span>
    </Box>
  );
}
