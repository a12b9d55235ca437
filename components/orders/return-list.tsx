import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCurrentUser } from '@/components/entities/current-user';
import { StateTag } from '@/components/entities/state-tag';
import { StepButtons } from '@/components/records/step-buttons';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { OrderReturn, SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { RETURN_MACHINE } from '@/lib/domain/orders/return-machine';
import { RETURN_STATE_TEXTS } from '@/lib/domain/orders/return-status';

/** The returns of one seller's part, each with what can be done next. */
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
  const { mutateAsync, ...mutation } = useOrderStep(subOrdersApi.moveReturn);
  const title = part.lines.find(({ id }) => id === goods.lineId)?.title ?? '';
  const name = `${goods.pieces} pieces of ${title}`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 16rem' }}>
        {name}: {goods.reason} <StateTag states={RETURN_STATE_TEXTS} state={goods.status} />
        {(goods.statusReason ?? goods.creditNote) && (
          <Typography variant="body2" color="textSecondary">
            {[goods.statusReason, goods.creditNote && `Credit note ${goods.creditNote}`].filter(Boolean).join(', ')}
          </Typography>
        )}
      </Box>
      <StepButtons
        machine={RETURN_MACHINE}
        record={{ ...goods, name }}
        facts={{}}
        roles={fo}
        mutation={{ ...mutation, mutateAsync: (body) => mutateAsync({ params: { id: goods.id }, body }) }}
      />
    </Box>
  );
}
