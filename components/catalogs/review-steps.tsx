import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { LegalStep } from '@/lib/domain/machine';

interface ReviewStepsProps {
  /** Left out where it cannot be accepted at this moment. */
  onAccept?: () => void;
  /** Why not. */
  problem: string | null;
  isFixed: boolean;
  isAccepting: boolean;
  others: readonly LegalStep<CatalogStatus>[];
  onStep: (step: LegalStep<CatalogStatus>) => void;
  isGone: boolean;
  onLater?: () => void;
}

/** How a catalog is judged, each way with its key. */
export function ReviewSteps(props: ReviewStepsProps) {
  const { onAccept, problem, isFixed, isAccepting, others, onStep, isGone, onLater } = props;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isAccepting} disabled={!onAccept} onClick={onAccept}>
          {isFixed ? 'Fix and accept (A)' : 'Accept (A)'}
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
          {isGone ? 'Go on (L)' : 'Later (L)'}
        </Button>
      </Box>
      {problem && <Typography color="textSecondary">{problem}</Typography>}
      <Typography variant="body2" color="textSecondary">
        Keys: ← → pictures, P put them right, F the rate, E all fields, A accept, B send back, R reject, L later.
      </Typography>
    </>
  );
}
