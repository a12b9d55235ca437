import { StaffName } from '@/components/entities/staff-picker';
import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { RETURN_MACHINE } from '@/lib/domain/orders/return-machine';
import { RETURN_STATE_TEXTS, type ReturnStatus } from '@/lib/domain/orders/return-status';
import { stateLabel } from '@/lib/domain/states';
import { detailsText } from './history-details';

const ACTIONS = {
  'orders.drafted': 'Started the order',
  'orders.draft-continued': 'Continued the draft',
  'orders.placed': 'Placed the order',
  'orders.message-sent': 'Sent a WhatsApp message',
  'orders.expired': 'The draft expired',
  'orders.discarded': 'Discarded the draft',
  'sub-orders.sent': 'Sent it to the seller',
  'sub-orders.escalated': 'The seller did not answer in time',
  'sub-orders.answered': 'Recorded the seller’s answer',
  'sub-orders.dispatched': 'Recorded a dispatch',
  'sub-orders.delivered': 'Recorded a delivery',
  'sub-orders.lr-changed': 'Changed the LR number',
  'sub-orders.changed': 'Changed the order',
  'sub-orders.cancelled': 'Cancelled pieces',
  'sub-orders.closed': 'Closed it',
  'sub-orders.assigned': 'Assigned it',
  'sub-orders.return-asked': 'Requested a return',
  'sub-orders.document-made': 'Made a document',
};

const WORDS = {
  assigneeId: { label: 'Assigned to', text: (id: string | null) => id && <StaffName id={id} /> },
  status: { label: 'Return', text: (status: ReturnStatus) => stateLabel(RETURN_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: (reason: string) => reason },
  pieces: { label: 'Pieces', text: String },
  damaged: { label: 'Damaged', text: String },
};

/** History of an order and its parts. */
export const OrderHistory = ({ order }: { order: Order }) => (
  <SectionCard title="History">
    <RecordHistory
      endpoint={ordersApi.history}
      id={order.id}
      words={WORDS}
      actions={ACTIONS}
      machine={RETURN_MACHINE}
      extra={detailsText}
    />
  </SectionCard>
);
