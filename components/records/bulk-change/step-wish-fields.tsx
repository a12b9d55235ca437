import Typography from '@mui/material/Typography';
import type { BulkStep } from '@/lib/domain/machine';
import { ReasonField } from '../reason-field';

interface StepWishFieldsProps {
  step: BulkStep<string>;
  reason: string;
  onReason: (reason: string) => void;
}

/** What a step brings about for many records, and the reason it asks for. */
export const StepWishFields = ({ step, reason, onReason }: StepWishFieldsProps) => (
  <>
    <Typography>{step.consequence}</Typography>
    {step.asks && <ReasonField asked={step.asks} value={reason} onChange={onReason} />}
  </>
);
