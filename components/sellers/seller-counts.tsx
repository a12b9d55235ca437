import { useRouter } from 'next/router';
import { SellerStatusCounts } from '@/components/entities/seller-status-counts';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { useListState } from '@/lib/client/list-state';
import { useSellerCounts } from '@/lib/client/queries/sellers';

/** How many sellers there are of each status, each a filter of the list below. */
export function SellerCounts() {
  const { data, isError } = useSellerCounts();
  const { pathname } = useRouter();
  const { query } = useListState(sellersApi.list);
  return (
    <SellerStatusCounts
      label="Sellers by status"
      counts={data}
      isError={isError}
      isRow
      linkTo={(status) => ({ href: { pathname, query: { status } }, shallow: true, scroll: false })}
      isCurrent={(status) => query.status?.length === 1 && query.status[0] === status}
    />
  );
}
