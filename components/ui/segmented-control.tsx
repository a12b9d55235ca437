import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from './visually-hidden';

const Option = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 1.25),
  borderRadius: 6,
  color: theme.vars.palette.text.secondary,
  fontWeight: 550,
  cursor: 'pointer',
  '& svg': { fontSize: '1.125rem' },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
}));

interface SegmentedControlProps<Value extends string> {
  legend: string;
  hint?: string;
  /** Empty while nothing is selected. */
  value: Value | '';
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A few options side by side, one of them selected. Radio buttons underneath, so the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      aria-describedby={props.hint && `${name}-hint`}
    >
      <Typography component="legend" sx={{ fontWeight: 550, p: 0 }}>
        {props.legend}
      </Typography>
      {props.hint && (
        <Typography id={`${name}-hint`} variant="body2" color="textSecondary">
          {props.hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'inline-flex',
          flexWrap: 'wrap',
          gap: 0.5,
          p: 0.5,
          mt: 1,
          borderRadius: 2,
          bgcolor: 'action.hover',
        }}
      >
        {props.options.map(({ value, label, icon }) => (
          <Option key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              style={visuallyHidden}
            />
            {icon}
            {label}
          </Option>
        ))}
      </Box>
    </Box>
  );
}
