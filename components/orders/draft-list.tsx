import type { ReactNode } from 'react';
import { recordAddress } from '@/components/entities/record-address';
import { type RecordColumns, RecordList } from '@/components/records/record-list';
import { Age } from '@/components/ui/age';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';

export const DRAFT_COLUMNS: RecordColumns<typeof ordersApi.drafts> = [
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ buyer }) => `${buyer.businessName}, ${buyer.city}`,
    width: 260,
    isHideable: false,
    priority: 1,
  },
  { id: 'lines', header: 'Lines', cell: ({ lines }) => numberText(lines), width: 90, align: 'right', priority: 2 },
  { id: 'pieces', header: 'Pieces', cell: ({ pieces }) => numberText(pieces), width: 100, align: 'right', priority: 3 },
  { id: 'value', header: 'Goods', cell: ({ value }) => rupeesText(value), width: 130, align: 'right', priority: 4 },
  { id: 'createdBy', header: 'Taken by', cell: ({ createdBy }) => createdBy.name, width: 170, priority: 5 },
  { id: 'createdAt', header: 'Age', cell: ({ createdAt }) => <Age at={createdAt} />, width: 120, isSortable: true },
];

/** Orders that are not placed yet. */
export const DraftList = ({ noneYetAction }: { noneYetAction: ReactNode }) => (
  <RecordList
    endpoint={ordersApi.drafts}
    label="Draft orders"
    noun={{ one: 'draft', many: 'drafts' }}
    columns={DRAFT_COLUMNS}
    nameOf={({ buyer }) => buyer.businessName}
    hrefOf={({ id }) => recordAddress('order-view', id)}
    noneYet={{ title: 'No drafts', action: noneYetAction }}
  />
);
