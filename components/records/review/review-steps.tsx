import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LegalStep } from '@/lib/domain/machine';

interface ReviewStepsProps<State extends string> {
  /** What the button says that accepts it. */
  acceptLabel: string;
  /** Left out where it cannot be accepted at this moment. */
  onAccept?: () => void;
  /** Why not. */
  problem: string | null;
  isAccepting: boolean;
  others: readonly LegalStep<State>[];
  onStep: (step: LegalStep<State>) => void;
  isGone: boolean;
  /** The letter that goes on to the next. */
  laterKey: string;
  onLater?: () => void;
  /** What all keys do, as a sentence. */
  keys: string;
}

/** How a record is judged, each way with its key. */
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
