import { sellerFilter } from '@/components/entities/seller-filter';
import { staffFilter } from '@/components/entities/staff-filter';
import type { RecordFilters } from '@/components/records/record-list';
import { SILENT_DAYS, type sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { SILENT_AFTER_DAYS } from '@/lib/domain/sellers/whatsapp-invite';

/** Roles that can own a group: those that may open this screen. */
export const GROUP_OWNERS = rolesThatOpen('seller-wa-groups');

export const GROUP_FILTERS: RecordFilters<typeof sellerGroupsApi.list> = [
  {
    id: 'silentDays',
    kind: 'number',
    label: 'Days of silence',
    hint: 'No post was seen for more than this many days.',
    suggested: SILENT_AFTER_DAYS,
    ...SILENT_DAYS,
    text: (days) => `more than ${days}`,
  },
  { id: 'active', kind: 'yes-no', label: 'Status', yes: 'Active', no: 'Out of use' },
  staffFilter('ownerId', 'Managed by', GROUP_OWNERS),
];

/** The same for groups of many sellers. */
export const FILTERS_OF_ALL: RecordFilters<typeof sellerGroupsApi.list> = [...GROUP_FILTERS, sellerFilter('sellerId')];
