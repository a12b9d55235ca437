import { ConsentTag } from '@/components/entities/consent-tag';
import { PhoneNumber } from '@/components/entities/phone-number';
import { StateTag } from '@/components/entities/state-tag';
import type { RecordColumns } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import type { buyersApi } from '@/lib/contracts/buyers/buyers';
import { rupeesText } from '@/lib/domain/text/money';
import { SEGMENT_LABELS } from '@/lib/domain/taxonomy/segments';
import { BUYER_STATE_TEXTS } from '@/lib/domain/buyers/buyer-status';
import { BUYER_LABELS } from '@/lib/domain/buyers/buyer-labels';

export const BUYER_COLUMNS: RecordColumns<typeof buyersApi.list> = [
  {
    id: 'businessName',
    header: BUYER_LABELS.businessName,
    cell: (buyer) => buyer.businessName,
    width: 230,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, mergedIntoId }) =>
      mergedIntoId ? <Tag>Merged</Tag> : <StateTag states={BUYER_STATE_TEXTS} state={status} />,
    width: 105,
    priority: 2,
  },
  {
    id: 'contactName',
    header: BUYER_LABELS.contactName,
    cell: (buyer) => buyer.contactName,
    width: 160,
    isExtra: true,
    priority: 4,
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: (buyer) => <PhoneNumber number={buyer.phoneNumber} />,
    width: 165,
    priority: 5,
  },
  {
    id: 'consent',
    header: 'Messages',
    cell: ({ consent }) => <ConsentTag consent={consent} />,
    width: 155,
    priority: 6,
  },
  { id: 'city', header: BUYER_LABELS.city, cell: (buyer) => buyer.city, width: 140, isSortable: true, priority: 3 },
  { id: 'state', header: BUYER_LABELS.state, cell: (buyer) => buyer.state, width: 145, isExtra: true },
  {
    id: 'segment',
    header: BUYER_LABELS.segment,
    cell: ({ segment }) => segment && SEGMENT_LABELS[segment],
    width: 110,
  },
  { id: 'manager', header: BUYER_LABELS.managerId, cell: ({ manager }) => manager?.name, width: 160 },
  {
    id: 'creditLimit',
    header: BUYER_LABELS.creditLimit,
    cell: ({ creditLimit }) => creditLimit > 0 && rupeesText(creditLimit),
    width: 125,
    isExtra: true,
    align: 'right',
  },
  {
    id: 'createdAt',
    header: 'Added',
    cell: (buyer) => <Day at={buyer.createdAt} />,
    width: 125,
    isExtra: true,
    isSortable: true,
  },
];
