import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useFocusBack } from '@/components/ui/use-focus-back';
import { usePlainKeys } from '@/components/entities/keys/use-plain-keys';
import { roleLabel } from '@/components/entities/role-label';
import type { Role } from '@/config/roles';
import { type LegalStep, legalSteps, type Machine, mayTake } from '@/lib/domain/machine';
import type { StepDialogProps, SteppedRecord, StepMutation } from './step-dialog';

const StepDialog = dynamic(() => import('./step-dialog').then((module) => module.StepDialog), { ssr: false });

interface StepButtonsProps<State extends string, Facts> {
  machine: Machine<State, Facts>;
  record: SteppedRecord & { status: State };
  /** Data the guards of the state machine check. */
  facts: Facts;
  /** Roles of the user. */
  roles: readonly string[];
  mutation: StepMutation<State>;
  /** Shortcut keys of steps, for screens driven by keyboard. */
  keys?: Partial<Record<State, string>>;
}

const anyOf = (roles: readonly Role[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles.map(roleLabel));

/** Next steps of a record, with the reason for each blocked one. */
export function StepButtons<State extends string, Facts>(props: StepButtonsProps<State, Facts>) {
  const { machine, record, facts, roles, mutation, keys } = props;
  const [step, setStep] = useState<LegalStep<State> | null>(null);
  // Kept while the dialog is closed, so that a click beside it loses nothing.
  const [reason, setReason] = useState('');
  const box = useFocusBack(step !== null);
  const steps = legalSteps(machine, record.status, facts, roles);
  const others = machine.steps.filter((other) => other.from === record.status && !mayTake(other, roles));
  const obstacles = [
    ...steps.flatMap(({ label, problem }) => (problem ? [`${label}: ${problem}`] : [])),
    ...others.flatMap(({ label, roles: allowed }) =>
      allowed ? [`${label}: only ${anyOf(allowed)} can do that.`] : [],
    ),
  ];
  const possible = steps.filter(({ problem }) => problem === null);
  usePlainKeys(Object.fromEntries(possible.map((one) => [keys?.[one.to] ?? '', () => setStep(one)])));
  const handleClose = () => {
    setStep(null);
    mutation.reset();
  };
  const dialog = { machine, record, step, reason, onReason: setReason, onClose: handleClose, mutation };
  return (
    <Box ref={box} tabIndex={-1} sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.map((one) => (
          <Button
            key={one.to}
            variant="outlined"
            color={one.isGrave ? 'error' : 'primary'}
            disabled={one.problem !== null}
            aria-keyshortcuts={keys?.[one.to]}
            onClick={() => setStep(one)}
          >
            {keys?.[one.to] ? `${one.label} (${keys[one.to]?.toUpperCase()})` : one.label}
          </Button>
        ))}
      </Box>
      {obstacles.map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      ))}
      {step && <StepDialog {...(dialog as unknown as StepDialogProps<string>)} />}
    </Box>
  );
}
