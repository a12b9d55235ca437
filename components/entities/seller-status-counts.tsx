import type { LinkProps } from 'next/link';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { sellersApi } from '@/lib/contracts/sellers/sellers';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { type Figure, FigureList } from './figure-list';
import { sellerStatusLabel } from './seller-status';

type Counts = EndpointAnswer<typeof sellersApi.counts>;

interface Ways {
  /** Link to the sellers in a status; omitted when the user cannot browse them. */
  linkTo?: (status: SellerStatus) => LinkProps;
  isCurrent?: (status: SellerStatus) => boolean;
}

/** One figure per status, without counts while they load. */
export const statusFigures = (counts: Counts | undefined, { linkTo, isCurrent }: Ways): Figure[] =>
  SELLER_STATUSES.map((status) => ({
    label: sellerStatusLabel(status),
    count: counts?.[status],
    link: linkTo?.(status),
    isCurrent: isCurrent?.(status),
  }));

interface SellerStatusCountsProps extends Ways {
  label: string;
  counts: Counts | undefined;
  isError?: boolean;
}

/** Number of sellers per status, each linking to the list. */
export const SellerStatusCounts = ({ label, counts, isError, ...ways }: SellerStatusCountsProps) => (
  <FigureList label={label} isError={isError} figures={statusFigures(counts, ways)} />
);
