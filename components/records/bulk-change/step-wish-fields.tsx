import Typography from '@mui/material/Typography';
import type { BulkStep } from '@/lib/domain/machine';
import { ReasonField } from '../reason-field';

interface StepWishFieldsProps {
  step: BulkStep<string>;
  reason: string;
  onReason: (reason: string) => void;
}

/** Target status for many records, and the required reason. */
export const StepWishFields = ({ step, reason, onReason }: StepWishFieldsProps) => (
  <>
    <Typography>{step.consequence}</Typography>
    {step.asks && <ReasonField asked={step.asks} value={reason} onChange={onReason} />}
  </>
);
