import { PhoneNumber } from '@/components/entities/phone-number';
import { Tag } from '@/components/ui/tag';
import { SellerStatusTag } from '@/components/entities/seller-status';
import type { RecordColumns } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import type { sellersApi } from '@/lib/contracts/sellers/sellers';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { rupeesText } from '@/lib/domain/text/money';
import { SalesmanLink } from './salesman-link';
import { flagTags } from './seller-flags';
import { SELLER_LABELS } from '@/lib/domain/sellers/seller-labels';

const phoneOf = ({ phoneNumbers: [number] }: Seller) => number && <PhoneNumber number={number} />;

export const SELLER_COLUMNS: RecordColumns<typeof sellersApi.list> = [
  {
    id: 'businessName',
    header: SELLER_LABELS.businessName,
    cell: (seller) => seller.businessName,
    width: 205,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, mergedIntoId }) => (mergedIntoId ? <Tag>Merged</Tag> : <SellerStatusTag status={status} />),
    width: 110,
    priority: 2,
  },
  {
    id: 'contactName',
    header: SELLER_LABELS.contactName,
    cell: (seller) => seller.contactName,
    width: 160,
    isExtra: true,
    priority: 4,
  },
  { id: 'phone', header: 'Phone', cell: phoneOf, width: 155, priority: 5 },
  {
    id: 'market',
    header: SELLER_LABELS.marketId,
    cell: ({ market }) => market && marketLabel(market),
    width: 195,
    priority: 3,
  },
  {
    id: 'qualityScore',
    header: SELLER_LABELS.qualityScore,
    cell: (seller) => seller.qualityScore,
    width: 85,
    isExtra: true,
    align: 'right',
    isSortable: true,
  },
  {
    id: 'salesman',
    header: SELLER_LABELS.salesmanId,
    cell: ({ salesman }) => salesman && <SalesmanLink salesman={salesman} isInList />,
    width: 145,
  },
  { id: 'flags', header: 'Flags', cell: flagTags, width: 135, priority: 6 },
  {
    id: 'lastActivityAt',
    header: 'Last activity',
    cell: (seller) => <Day at={seller.lastActivityAt} />,
    width: 120,
    isSortable: true,
  },
  {
    id: 'minimumOrderValue',
    header: SELLER_LABELS.minimumOrderValue,
    cell: ({ minimumOrderValue }) => minimumOrderValue > 0 && rupeesText(minimumOrderValue),
    width: 130,
    isExtra: true,
    align: 'right',
  },
  {
    id: 'createdAt',
    header: 'Added',
    cell: (seller) => <Day at={seller.createdAt} />,
    width: 125,
    isExtra: true,
    isSortable: true,
  },
];
