import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { Role } from '@/config/roles';
import { type LegalStep, type Machine, mayTake } from '@/lib/domain/records/transitions';
import { roleLabel } from './role-label';

/** A step that was chosen, with what is said about it. */
export interface ChosenStep<State extends string> {
  step: LegalStep<State>;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

interface StateStepsProps<State extends string> {
  machine: Machine<State, never>;
  state: State;
  /** What the person can do next. */
  steps: readonly LegalStep<State>[];
  roles: readonly string[];
  isGrave: (step: LegalStep<State>) => boolean;
  dialog: (chosen: ChosenStep<State>) => ReactNode;
}

const anyOf = (roles: readonly Role[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles.map(roleLabel));

/** What can be done next with a record, and why something else cannot. */
export function StateSteps<State extends string>(props: StateStepsProps<State>) {
  const { machine, state, steps, roles, isGrave, dialog } = props;
  const [step, setStep] = useState<LegalStep<State> | null>(null);
  // Kept while the dialog is closed, so that a click beside it loses no word.
  const [reason, setReason] = useState('');
  const others = machine.filter(({ from, ...other }) => from === state && !mayTake(other, roles));
  const obstacles = [
    ...steps.flatMap(({ label, problem }) => (problem ? [`${label}: ${problem}`] : [])),
    ...others.map(({ label, roles: allowed }) => `${label}: only ${anyOf(allowed)} can do that.`),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.map((one) => (
          <Button
            key={one.to}
            variant="outlined"
            color={isGrave(one) ? 'error' : 'primary'}
            disabled={one.problem !== null}
            onClick={() => setStep(one)}
          >
            {one.label}
          </Button>
        ))}
      </Box>
      {obstacles.map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      ))}
      {step && dialog({ step, reason, onReason: setReason, onClose: () => setStep(null) })}
    </Box>
  );
}
