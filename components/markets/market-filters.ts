import type { RecordFilters } from '@/components/records/record-list';
import type { marketsApi } from '@/lib/contracts/markets/markets';

export const MARKET_FILTERS: RecordFilters<typeof marketsApi.list> = [
  { id: 'active', kind: 'yes-no', label: 'Status', yes: 'Active', no: 'Inactive' },
];
