import { stateLabel } from '@/lib/domain/states';
import { SELLER_STATE_TEXTS, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { StateTag } from './state-tag';

export const sellerStatusLabel = (status: SellerStatus): string => stateLabel(SELLER_STATE_TEXTS, status);

export const SellerStatusTag = ({ status }: { status: SellerStatus }) => (
  <StateTag states={SELLER_STATE_TEXTS} state={status} />
);
