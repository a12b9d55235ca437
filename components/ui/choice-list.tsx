import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CheckBox, RadioButton } from './check-box';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: ReactNode;
}

interface ListProps<Value extends string> {
  /** Name of the list; visible unless `isLegendHidden`. */
  legend: string;
  isLegendHidden?: boolean;
  /** Options side by side where there is room: for short labels without hints. */
  isRow?: boolean;
  options: readonly Choice<Value>[];
  isDisabled?: boolean;
  /** Sentence below: the error, or why nothing can be selected. */
  problem?: string;
  note?: ReactNode;
}

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.25),
  padding: theme.spacing(0.75, 1),
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& input': { marginTop: '0.15em' },
  '&:has(:disabled)': { cursor: 'default', color: theme.vars.palette.text.secondary, background: 'none' },
}));

interface CheckListProps<Value extends string> extends ListProps<Value> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Any number of options. Values are returned in option order. */
export function CheckList<Value extends string>({ values, onChange, ...list }: CheckListProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      list.options.map((option) => option.value).filter((known) => values.includes(known) !== (known === value)),
    );
  return (
    <Fieldset {...list}>
      {list.options.map((option) => (
        <Row key={option.value}>
          <CheckBox checked={values.includes(option.value)} onChange={() => toggle(option.value)} />
          <Words option={option} />
        </Row>
      ))}
    </Fieldset>
  );
}

interface RadioListProps<Value extends string> extends ListProps<Value> {
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few options. */
export function RadioList<Value extends string>({ value, onChange, ...list }: RadioListProps<Value>) {
  const name = useId();
  return (
    <Fieldset {...list}>
      {list.options.map((option) => (
        <Row key={option.value}>
          <RadioButton name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <Words option={option} />
        </Row>
      ))}
    </Fieldset>
  );
}

const Words = <Value extends string>({ option: { label, hint } }: { option: Choice<Value> }) => (
  <span>
    {label}
    {hint && (
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {hint}
      </Typography>
    )}
  </span>
);

function Fieldset<Value extends string>({
  legend,
  isLegendHidden,
  isRow = false,
  isDisabled,
  problem,
  note,
  children,
}: ListProps<Value> & { children: ReactNode }) {
  const id = useId();
  const says = problem ?? note;
  return (
    <Box
      component="fieldset"
      disabled={isDisabled}
      aria-label={isLegendHidden ? legend : undefined}
      aria-describedby={says ? id : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {!isLegendHidden && (
        <Typography component="legend" variant="body2" sx={{ fontWeight: 550, p: 0, mb: 0.5 }}>
          {legend}
        </Typography>
      )}
      {isRow ? <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>{children}</Box> : children}
      {says && (
        <Typography id={id} variant="body2" color={problem ? 'error' : 'textSecondary'} sx={{ mt: 0.5, px: 1 }}>
          {says}
        </Typography>
      )}
    </Box>
  );
}
