import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import NextLink from 'next/link';
import { useCurrentUser } from '@/components/entities/current-user';
import { HeadlineTag } from '@/components/entities/headline-tag';
import { recordAddress } from '@/components/entities/record-address';
import { AddressTabs } from '@/components/records/address-tabs';
import { CopyButton } from '@/components/ui/copy-button';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import type { Order } from '@/lib/contracts/orders/order-record';
import { canOpenScreen } from '@/lib/domain/access/access';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { textForBuyer } from '@/lib/domain/orders/order-text';
import { percentText } from '@/lib/domain/taxonomy/gst';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { BuyerPhone } from './buyer-phone';
import { OrderAgain } from './order-again';
import { OrderHistory } from './order-history';
import { SubOrderCard } from './sub-order-card';

/** A placed order: each seller's part with its steps. */
export function PlacedOrder({ order }: { order: Order }) {
  return (
    <>
      <Summary order={order} />
      <AddressTabs
        label="About the order"
        tabs={[
          {
            id: 'sellers',
            label: 'By seller',
            content: () => (
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                {order.subOrders.map((part) => (
                  <SubOrderCard key={part.id} part={part} buyer={order.buyer} />
                ))}
              </Box>
            ),
          },
          { id: 'history', label: 'History', content: () => <OrderHistory order={order} /> },
        ]}
      />
    </>
  );
}

function Summary({ order }: { order: Order }) {
  const { fo } = useCurrentUser();
  const { buyer, account, subOrders, placedAt } = order;
  const sum = (name: 'ordered' | 'dispatched' | 'delivered' | 'payable' | 'tax') =>
    subOrders.reduce((all, part) => all + part[name], 0);
  const name = canOpenScreen('buyer-view', fo) ? (
    <Link component={NextLink} href={recordAddress('buyer-view', buyer.id)}>
      {buyer.businessName}
    </Link>
  ) : (
    buyer.businessName
  );
  const facts = [
    ['Status', <HeadlineTag key="status" headline={order.headline} />],
    ['Next step', HEADLINES[order.headline].next ?? 'None'],
    ['Buyer', name],
    ['Contact', buyer.contactName],
    ['Phone', <BuyerPhone key="phone" order={order} />],
    ['Place', `${buyer.city}, ${buyer.state}`],
    ['Placed', placedAt ? <Day key="placed" at={placedAt} /> : 'Never'],
    ['Taken by', order.createdBy.name],
    ['Pieces', `${numberText(sum('ordered'))} ordered, ${numberText(sum('dispatched'))} dispatched`],
    ['To pay', `${rupeesText(sum('payable'))}, of it GST ${rupeesText(sum('tax'))}`],
    ...(order.discountBasisPoints > 0 ? ([['Discount', percentText(order.discountBasisPoints)]] as const) : []),
    ...(account
      ? ([
          ['Paid and credited', rupeesText(account.paid)],
          ['Due for this order', rupeesText(sum('payable') - account.paid)],
        ] as const)
      : []),
    ...(order.deliveryAddress ? ([['Delivery address', order.deliveryAddress]] as const) : []),
    ...(order.note ? ([['Note', order.note]] as const) : []),
  ] as const;
  return (
    <Paper variant="outlined" component="section" aria-label="At a glance" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      {order.cancelReason && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          Cancelled: {order.cancelReason}
        </Alert>
      )}
      <Facts facts={facts} />
      {order.number !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <CopyButton text={textForBuyer(order.number, subOrders)} label="Copy for buyer" />
          <OrderAgain order={order} />
        </Box>
      )}
    </Paper>
  );
}
