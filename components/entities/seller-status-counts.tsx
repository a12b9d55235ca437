import type { LinkProps } from 'next/link';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { sellersApi } from '@/lib/contracts/sellers/sellers';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { type Figure, FigureList } from './figure-list';
import { sellerStatusLabel } from './seller-status';

type Counts = EndpointAnswer<typeof sellersApi.counts>;

interface Ways {
  /** The way to the sellers of a status; left out where the person does not browse them. */
  linkTo?: (status: SellerStatus) => LinkProps;
  isCurrent?: (status: SellerStatus) => boolean;
}

/** One figure a status; no counts while they are on their way. */
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

/** How many sellers there are of each status, each a way to the list of them. */
export const SellerStatusCounts = ({ label, counts, isError, ...ways }: SellerStatusCountsProps) => (
  <FigureList label={label} isError={isError} figures={statusFigures(counts, ways)} />
);
