import { Age } from '@/components/ui/age';
import type { DataColumn } from '@/components/ui/data-table/data-column';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { HEADLINES, HOLDER_WORDS } from '@/lib/domain/orders/headline';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { wantedPieces } from '@/lib/domain/orders/quantities';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { HeadlineTag } from './headline-tag';

type Column = DataColumn<SubOrderRow, 'placedAt' | 'movedAt' | 'payable'>;

/** Columns shared by all lists of orders: what each seller has to do for each order. */
export const ORDER_COLUMNS: readonly Column[] = [
  { id: 'number', header: 'Order', cell: subOrderNumber, width: 80, isHideable: false, priority: 1 },
  {
    id: 'headline',
    header: 'Status',
    cell: ({ headline, lrMissing, isLate }) => (
      <>
        <HeadlineTag headline={headline} /> {lrMissing && <Tag tone="warning">LR missing</Tag>}
        {isLate && <Tag tone="error">No answer</Tag>}
      </>
    ),
    // Fits two tags.
    width: 215,
    priority: 2,
  },
  {
    id: 'next',
    header: 'Next step',
    cell: ({ headline }) => HEADLINES[headline].next ?? 'Nothing',
    width: 170,
    priority: 3,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ buyer }) => `${buyer.businessName}, ${buyer.city}`,
    width: 220,
    priority: 4,
  },
  { id: 'seller', header: 'Seller', cell: ({ seller }) => seller.businessName, width: 165, priority: 5 },
  {
    id: 'pieces',
    header: 'Pieces sent',
    cell: (order) => `${numberText(order.dispatched)} of ${numberText(wantedPieces(order))}`,
    width: 110,
    isExtra: true,
    align: 'right',
    priority: 6,
  },
  {
    id: 'payable',
    header: 'To pay',
    cell: ({ payable }) => rupeesText(payable),
    width: 110,
    align: 'right',
    isSortable: true,
    priority: 7,
  },
  {
    id: 'with',
    header: 'Waits for',
    cell: ({ headline }) => {
      const holder = HEADLINES[headline].with;
      return holder && HOLDER_WORDS[holder];
    },
    width: 115,
    isExtra: true,
  },
  {
    id: 'assignee',
    header: 'Assigned to',
    cell: ({ assignee }) => assignee?.name ?? 'Unassigned',
    width: 150,
    isExtra: true,
  },
  {
    id: 'placedAt',
    header: 'Placed',
    cell: ({ placedAt }) => <Day at={placedAt} />,
    width: 125,
    isExtra: true,
    isSortable: true,
  },
  { id: 'movedAt', header: 'Last step', cell: ({ movedAt }) => <Age at={movedAt} />, width: 100, isSortable: true },
];
