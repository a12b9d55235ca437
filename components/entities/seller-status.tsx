import { stateLabel } from '@/lib/domain/machine';
import { SELLER_MACHINE, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { StateTag } from './state-tag';

export const sellerStatusLabel = (status: SellerStatus): string => stateLabel(SELLER_MACHINE, status);

export const SellerStatusTag = ({ status }: { status: SellerStatus }) => (
  <StateTag machine={SELLER_MACHINE} state={status} />
);
