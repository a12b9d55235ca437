import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HeadlineTag } from '@/components/entities/headline-tag';
import { Age } from '@/components/ui/age';
import { SectionCard } from '@/components/ui/section-card';
import { Tag } from '@/components/ui/tag';
import { useFocusBack } from '@/components/ui/use-focus-back';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Order, SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { closeProblem, HEADLINES } from '@/lib/domain/orders/headline';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { openPieces, toDispatch } from '@/lib/domain/orders/quantities';
import { rupeesText } from '@/lib/domain/text/money';
import { AnswerDialog } from './answer-dialog';
import { AssignDialog } from './assign-dialog';
import { CancelDialog } from './cancel-dialog';
import { ChangeDialog } from './change-dialog';
import { ConsignmentList } from './consignment-list';
import { DispatchDialog } from './dispatch-dialog';
import { LineTable } from './line-table';
import { PartDocuments } from './part-documents';
import { ReturnDialog } from './return-dialog';
import { ReturnList } from './return-list';

type Asked = 'assign' | 'answer' | 'dispatch' | 'change' | 'cancel' | 'return';

const DIALOGS = {
  assign: AssignDialog,
  answer: AnswerDialog,
  dispatch: DispatchDialog,
  change: ChangeDialog,
  cancel: CancelDialog,
  return: ReturnDialog,
};

/** Next steps of a part. Steps are hidden when there is nothing to apply them to. */
const stepsOf = (part: SubOrder): [Asked, string][] => {
  const isOpen = part.headline !== 'closed';
  const steps: [Asked, string, boolean][] = [
    ['answer', 'Record answer', isOpen && openPieces(part) > 0],
    ['dispatch', 'Dispatch', isOpen && toDispatch(part) > 0],
    ['return', 'Request return', part.delivered > part.returned],
    ['change', 'Change', isOpen],
    ['assign', 'Assign', isOpen],
    ['cancel', 'Cancel pieces', isOpen && openPieces(part) + toDispatch(part) > 0],
  ];
  return steps.flatMap(([asked, label, isPossible]) => (isPossible ? [[asked, label]] : []));
};

/** One seller's part of an order: lines, steps, consignments and returns. */
export function SubOrderCard({ part, buyer }: { part: SubOrder; buyer: Order['buyer'] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const closing = useOrderStep(subOrdersApi.close, false);
  const Dialog = asked && DIALOGS[asked];
  const stepBox = useFocusBack(asked !== null);
  const steps = stepsOf(part);
  const handleClosed = () =>
    closing.mutate(
      { params: { id: part.id }, body: { version: part.version } },
      { onSuccess: () => notifySuccess(`${subOrderNumber(part)} is closed.`) },
    );
  return (
    <SectionCard
      title={`${subOrderNumber(part)} · ${part.seller.businessName}`}
      action={
        <Box ref={stepBox} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {steps.map(([step, label], index) => (
            <Button
              key={step}
              variant={index === 0 && (step === 'answer' || step === 'dispatch') ? 'contained' : 'outlined'}
              color={step === 'cancel' ? 'error' : 'primary'}
              onClick={() => setAsked(step)}
            >
              {label}
            </Button>
          ))}
          {closeProblem(part.headline) === null && (
            <Button variant="contained" loading={closing.isPending} onClick={handleClosed}>
              Close
            </Button>
          )}
        </Box>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <HeadlineTag headline={part.headline} />
        {part.lrMissing && <Tag tone="warning">LR missing</Tag>}
        <Typography variant="body2" color="textSecondary">
          {HEADLINES[part.headline].next ?? 'Nothing left to do'} · last step <Age at={part.movedAt} /> ago ·{' '}
          {rupeesText(part.payable)} with GST · {part.assignee ? `assigned to ${part.assignee.name}` : 'unassigned'}
        </Typography>
      </Box>
      <LineTable part={part} />
      <PartDocuments part={part} buyer={buyer} />
      {part.consignments.length > 0 && <ConsignmentList part={part} />}
      {part.returns.length > 0 && <ReturnList part={part} />}
      {Dialog && <Dialog part={part} onClose={() => setAsked(null)} />}
    </SectionCard>
  );
}
