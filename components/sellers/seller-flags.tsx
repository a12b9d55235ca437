import { Tag } from '@/components/ui/tag';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { SELLER_LABELS } from '@/lib/domain/sellers/seller-labels';

/** Flags of a seller. */
export const FLAGS = {
  superSeller: {
    label: SELLER_LABELS.superSeller,
    hint: 'One of the best. Marked in lists, which can be narrowed to them.',
  },
  deprioritised: { label: SELLER_LABELS.deprioritised, hint: 'Buyers do not see the catalogs. Work on them goes on.' },
  catalogAvailable: {
    label: SELLER_LABELS.catalogAvailable,
    hint: 'Buyers can see the catalogs while the seller is active.',
  },
  ordersEnabled: { label: SELLER_LABELS.ordersEnabled, hint: 'Buyers can place orders.' },
  cashOnDelivery: { label: SELLER_LABELS.cashOnDelivery, hint: 'Buyers can pay when the goods come.' },
} as const satisfies Partial<Record<keyof Seller, { label: string; hint: string }>>;

export type Flag = keyof typeof FLAGS;

export const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

type FlagsOf = Pick<Seller, Flag>;

const isOrdinary = ({ superSeller, deprioritised, catalogAvailable, ordersEnabled, cashOnDelivery }: FlagsOf) =>
  !superSeller && !deprioritised && catalogAvailable && ordersEnabled && !cashOnDelivery;

/** Short labels for unusual flags of a seller; empty when there are none. */
export function flagTags(seller: FlagsOf) {
  if (isOrdinary(seller)) return null;
  return (
    <span>
      {seller.superSeller && <Tag tone="success">Super seller</Tag>}
      {seller.deprioritised && <Tag tone="warning">Deprioritised</Tag>}
      {!seller.catalogAvailable && <Tag tone="warning">No catalogs</Tag>}
      {!seller.ordersEnabled && <Tag tone="warning">No orders</Tag>}
      {seller.cashOnDelivery && <Tag>COD</Tag>}
    </span>
  );
}
