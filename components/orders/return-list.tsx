import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { StateTag } from '@/components/entities/state-tag';
import { StepButtons } from '@/components/records/step-buttons';
import { useFocusBack } from '@/components/ui/use-focus-back';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { OrderReturn, SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { findStep } from '@/lib/domain/machine';
import { piecesText } from '@/lib/domain/orders/quantities';
import { RETURN_MACHINE } from '@/lib/domain/orders/return-machine';
import { RETURN_STATE_TEXTS } from '@/lib/domain/orders/return-status';
import { DocumentButton } from './document-button';
import { ReceiveDialog } from './receive-dialog';

/** Receiving needs more than a reason, so it has its own dialog. */
const OTHER_STEPS = { ...RETURN_MACHINE, steps: RETURN_MACHINE.steps.filter(({ to }) => to !== 'received') };

/** Returns of one seller's part, each with its next steps. */
export const ReturnList = ({ part }: { part: SubOrder }) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      Returns
    </Typography>
    <Box component="ul" aria-label="Returns" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {part.returns.map((goods) => (
        <ReturnItem key={goods.id} goods={goods} part={part} />
      ))}
    </Box>
  </Box>
);

function ReturnItem({ goods, part }: { goods: OrderReturn; part: SubOrder }) {
  const { fo } = useCurrentUser();
  const [isReceiving, setIsReceiving] = useState(false);
  const box = useFocusBack(isReceiving);
  const { mutateAsync, ...mutation } = useOrderStep(subOrdersApi.moveReturn);
  const title = part.lines.find(({ id }) => id === goods.lineId)?.title ?? '';
  const name = `${piecesText(goods.pieces)} of ${title}`;
  const notes = [
    goods.statusReason,
    goods.damaged > 0 && `${goods.damaged} damaged`,
    goods.creditNote && `Credit note ${goods.creditNote}`,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      ref={box}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>
        {name}: {goods.reason} <StateTag states={RETURN_STATE_TEXTS} state={goods.status} />
        {notes.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {notes.join(', ')}
          </Typography>
        )}
      </Box>
      {goods.creditNote && <DocumentButton part={part} kind="credit_note" subjectId={goods.id} isSmall />}
      {findStep(RETURN_MACHINE, goods.status, 'received') && (
        <Button variant="outlined" onClick={() => setIsReceiving(true)}>
          Mark received
        </Button>
      )}
      {isReceiving && <ReceiveDialog goods={goods} onClose={() => setIsReceiving(false)} />}
      <StepButtons
        machine={OTHER_STEPS}
        record={{ ...goods, name }}
        facts={{}}
        roles={fo}
        mutation={{ ...mutation, mutateAsync: (body) => mutateAsync({ params: { id: goods.id }, body }) }}
      />
    </Box>
  );
}
