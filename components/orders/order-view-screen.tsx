import { BuyerChatLink } from '@/components/entities/conversation/buyer-chat-link';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { orders } from '@/lib/client/queries/orders';
import { isDraft } from '@/lib/domain/orders/headline';
import { orderName } from '@/lib/domain/orders/order-number';
import { DraftEditor } from './draft-editor';
import { PlacedOrder } from './placed-order';

/** Page of the order named in the address: a draft is editable, a placed order has its steps. */
export const OrderViewScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <OrderPage key={id} id={id} />}
  </RecordScreen>
);

function OrderPage({ id }: { id: string }) {
  const { data: order, error, refetch } = orders.useRecord(id);
  if (!order?.subOrders) {
    if (error?.status === 404) return <Missing />;
    return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />;
  }
  return (
    <>
      <PageHeader
        screen="order-view"
        title={`${orderName(order.number)}, ${order.buyer.businessName}`}
        action={<BuyerChatLink buyerId={order.buyer.id} />}
      />
      {isDraft(order) ? <DraftEditor order={order} /> : <PlacedOrder order={order} />}
    </>
  );
}

const Missing = () => <MissingRecord screen="order-view" noun="order" list="order" />;

const Waiting = () => (
  <>
    <PageHeader screen="order-view" />
    <SkeletonLines count={2} height={280} />
  </>
);
