import { sellerStatusLabel } from '@/components/entities/seller-status';
import { useCurrentUser } from '@/components/entities/current-user';
import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { mayCall } from '@/lib/client/may-call';
import { sellers } from '@/lib/client/queries/sellers';
import type { SellerStatus } from '@/lib/domain/sellers/seller-status';
import { SELLER_MACHINE } from '@/lib/domain/sellers/seller-machine';
import { sellerValues } from './seller-values';
import { SELLER_WORDS } from './seller-words';

const WORDS = {
  ...SELLER_WORDS,
  status: { label: 'Status', text: (status: SellerStatus) => sellerStatusLabel(status) },
  statusReason: { label: 'Reason', text: (reason: string) => reason },
};

const ACTIONS = {
  'sellers.added': 'Added the seller',
  'sellers.changed': 'Changed the seller',
  'sellers.message-sent': 'Sent a WhatsApp message',
  'sellers.merged': 'Merged the seller with another',
  'sellers.unmerged': 'Undid the merge',
  'sellers.note-added': 'Added a note',
  'sellers.lesson-removed': 'Removed what was learned from corrections',
  'sellers.visited': 'Visited the seller',
  'sellers.moved': 'Moved the seller, with others',
  'sellers.moved-back': 'Moved the seller back, with others',
};

/** Change history of a seller. */
export function SellerHistory({ seller }: { seller: Seller }) {
  const { fo } = useCurrentUser();
  const { mutateAsync } = sellers.useUpdate(seller.id);
  const restore = {
    current: { ...sellerValues(seller) },
    save: (field: string, value: unknown) => mutateAsync({ [field]: value, version: seller.version }),
  };
  return (
    <SectionCard title="History">
      <RecordHistory
        endpoint={sellersApi.history}
        id={seller.id}
        words={WORDS}
        actions={ACTIONS}
        machine={SELLER_MACHINE}
        restore={mayCall(sellersApi.update, fo) ? restore : undefined}
      />
    </SectionCard>
  );
}
