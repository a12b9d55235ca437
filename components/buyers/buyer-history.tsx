import { BUYER_HISTORY_WORDS } from '@/components/entities/buyer-words';
import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import { buyers } from '@/lib/client/queries/buyers';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import { buyerValues } from './buyer-form';

const ACTIONS = {
  'buyers.added': 'Added the buyer',
  'buyers.changed': 'Changed the buyer',
  'buyers.message-sent': 'Sent a WhatsApp message',
  'buyers.merged': 'Merged the buyer with another',
  'buyers.unmerged': 'Undid the merge',
  'buyers.note-added': 'Added a note',
  'buyers.note-changed': 'Changed a note',
  'buyers.opted-in': 'Recorded an opt-in',
  'buyers.opted-out': 'Recorded an opt-out',
  'buyers.phone-shown': 'Looked at the phone number from an order',
  'buyers.payment-received': 'Recorded a payment',
  'buyers.payment-reversed': 'Reversed a payment',
  'buyers.receipt-made': 'Made a receipt',
};

/** Change history of a buyer. */
export function BuyerHistory({ buyer }: { buyer: BuyerDetail }) {
  const { mutateAsync } = buyers.useUpdate(buyer.id);
  return (
    <SectionCard title="History">
      <RecordHistory
        endpoint={buyersApi.history}
        id={buyer.id}
        words={BUYER_HISTORY_WORDS}
        actions={ACTIONS}
        machine={BUYER_MACHINE}
        restore={{
          current: { ...buyerValues(buyer) },
          save: (field, value) => mutateAsync({ [field]: value, version: buyer.version }),
        }}
      />
    </SectionCard>
  );
}
