import { QueryFailure } from '@/components/records/query-failure';
import { Facts } from '@/components/ui/facts';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSellerAccount } from '@/lib/client/queries/orders';
import { rupeesText } from '@/lib/domain/text/money';

/** Value of a seller's goods, and the share buyers have paid. */
export function SellerAccount({ sellerId }: { sellerId: string }) {
  const { data, error, refetch } = useSellerAccount(sellerId);
  if (!data && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={1} height={48} />;
  const { payable, credited, fromBuyers } = data;
  const facts: [string, string][] = [
    ['Ordered', rupeesText(payable)],
    ['Credited for returns', rupeesText(credited)],
    ['Balance of the goods', rupeesText(payable - credited)],
    ...(fromBuyers
      ? ([
          ['Received from buyers', rupeesText(fromBuyers.received)],
          ['Still to come', rupeesText(fromBuyers.outstanding)],
        ] as [string, string][])
      : []),
  ];
  return <Facts facts={facts} />;
}
