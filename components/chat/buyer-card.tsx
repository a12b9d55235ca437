import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { ConsentTag } from '@/components/entities/consent-tag';
import { HeadlineTag } from '@/components/entities/headline-tag';
import { recordAddress } from '@/components/entities/record-address';
import { StateTag } from '@/components/entities/state-tag';
import { Facts } from '@/components/ui/facts';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { buyers } from '@/lib/client/queries/buyers';
import { useList } from '@/lib/client/queries/list';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { BUYER_STATE_TEXTS } from '@/lib/domain/buyers/buyer-status';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { phoneText } from '@/lib/domain/text/phone-text';

const LAST_ORDERS = 5;

/** The buyer in the conversation: facts, consent and last orders. */
export function BuyerCard({ id }: { id: string }) {
  const { data: buyer, error, isPlaceholderData } = buyers.useRecord(id);
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!buyer || isPlaceholderData) return <SkeletonLines count={3} height={40} />;
  const { counters } = buyer;
  const facts = [
    ['Contact', buyer.contactName],
    ['Phone', phoneText(buyer.phoneNumber)],
    ['Place', `${buyer.city}, ${buyer.state}`],
    ['Manager', buyer.manager?.name ?? 'None'],
    ['Orders', `${numberText(counters.openOrders)} open of ${numberText(counters.orders)}`],
    ['Balance due', rupeesText(counters.balance)],
  ] as const;
  return (
    <>
      <div>
        <Link component={NextLink} href={recordAddress('buyer-view', id)} sx={{ fontWeight: 600 }}>
          {buyer.businessName}
        </Link>
        <div>
          <StateTag states={BUYER_STATE_TEXTS} state={buyer.status} /> <ConsentTag consent={buyer.consent} />
        </div>
      </div>
      <Facts facts={facts} />
      <LastOrders buyerId={id} />
      {buyer.status === 'active' && (
        <Button component={NextLink} href={`/order/new?buyer=${id}`} size="small" variant="outlined">
          Take an order
        </Button>
      )}
    </>
  );
}

function LastOrders({ buyerId }: { buyerId: string }) {
  const { data } = useList(ordersApi.list, { buyerId: [buyerId], sort: '-placedAt', limit: LAST_ORDERS });
  const parts = data?.pages[0]?.rows ?? [];
  if (parts.length === 0) return null;
  return (
    <section aria-label="Last orders">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Last orders
      </Typography>
      {parts.map((part) => (
        <Typography key={part.id} variant="body2" sx={{ py: 0.25 }}>
          <Link component={NextLink} href={recordAddress('order-view', part.orderId)}>
            {subOrderNumber(part)}
          </Link>{' '}
          <HeadlineTag headline={part.headline} /> {rupeesText(part.payable)}
        </Typography>
      ))}
    </section>
  );
}
