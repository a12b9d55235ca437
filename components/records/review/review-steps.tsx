import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LegalStep } from '@/lib/domain/machine';

interface ReviewStepsProps<State extends string> {
  /** Label of the accept button. */
  acceptLabel: string;
  /** Omitted while it cannot be accepted. */
  onAccept?: () => void;
  /** Reason it cannot be accepted. */
  problem: string | null;
  isAccepting: boolean;
  others: readonly LegalStep<State>[];
  onStep: (step: LegalStep<State>) => void;
  isGone: boolean;
  /** Shortcut key for the next record. */
  laterKey: string;
  onLater?: () => void;
  /** Description of all shortcuts, as a sentence. */
  keys: string;
}

/** Review decisions, each with its shortcut key. */
export function ReviewSteps<State extends string>(props: ReviewStepsProps<State>) {
  const { acceptLabel, onAccept, problem, isAccepting, others, onStep, isGone, laterKey, onLater, keys } = props;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isAccepting} disabled={!onAccept} onClick={onAccept}>
          {`${acceptLabel} (A)`}
        </Button>
        {others.map((step) => (
          <Button
            key={step.to}
            variant="outlined"
            color="error"
            disabled={isAccepting || step.problem !== null}
            onClick={() => onStep(step)}
          >
            {`${step.label} (${step.to === 'rejected' ? 'R' : 'B'})`}
          </Button>
        ))}
        <Button variant="outlined" color="inherit" disabled={isAccepting || !onLater} onClick={onLater}>
          {`${isGone ? 'Continue' : 'Later'} (${laterKey})`}
        </Button>
      </Box>
      {problem && <Typography color="textSecondary">{problem}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {keys}
      </Typography>
    </>
  );
}
