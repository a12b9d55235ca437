import { PhoneNumber } from '@/components/entities/phone-number';
import { SellerStatusTag } from '@/components/entities/seller-status';
import type { RecordColumns } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import type { sellersApi } from '@/lib/contracts/sellers/sellers';
import { marketLabel } from '@/lib/domain/sellers/market-label';

/** Seller data a salesman needs on the way to the shops. */
export const PORTFOLIO_COLUMNS: RecordColumns<typeof sellersApi.list> = [
  {
    id: 'businessName',
    header: 'Business',
    cell: (seller) => seller.businessName,
    width: 205,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <SellerStatusTag status={status} />,
    width: 110,
    priority: 2,
  },
  {
    id: 'market',
    header: 'Market',
    cell: ({ market }) => market && marketLabel(market),
    width: 180,
    priority: 3,
  },
  { id: 'address', header: 'Address', cell: (seller) => seller.address, width: 165, priority: 4 },
  { id: 'contactName', header: 'Person', cell: (seller) => seller.contactName, width: 130, priority: 5 },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phoneNumbers: [number] }) => number && <PhoneNumber number={number} />,
    width: 155,
    priority: 6,
  },
  {
    id: 'lastActivityAt',
    header: 'Last activity',
    cell: (seller) => <Day at={seller.lastActivityAt} />,
    width: 120,
    isSortable: true,
    priority: 7,
  },
];
