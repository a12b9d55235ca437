import { StateTag } from '@/components/entities/state-tag';
import type { RecordColumns, RecordFilters } from '@/components/records/record-list';
import { Instant } from '@/components/ui/instant';
import type { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { CAMPAIGN_STATE_TEXTS, CAMPAIGN_STATUSES } from '@/lib/domain/messages/campaign-status';
import { funnelOf } from '@/lib/domain/messages/funnel';
import { stateLabel } from '@/lib/domain/states';
import { numberText } from '@/lib/domain/text/count-text';
import { ProgressBar } from './progress-bar';

export const CAMPAIGN_COLUMNS: RecordColumns<typeof campaignsApi.list> = [
  {
    id: 'name',
    header: 'Campaign',
    cell: ({ name }) => name,
    width: 225,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={CAMPAIGN_STATE_TEXTS} state={status} />,
    width: 115,
    priority: 2,
  },
  {
    id: 'progress',
    header: 'Handed over',
    cell: ({ counts }) => <ProgressBar {...funnelOf(counts)} />,
    width: 165,
    priority: 3,
  },
  {
    id: 'delivered',
    header: 'Delivered',
    cell: ({ counts }) => numberText(funnelOf(counts).delivered),
    width: 95,
    align: 'right',
    priority: 5,
  },
  {
    id: 'read',
    header: 'Read',
    cell: ({ counts }) => numberText(funnelOf(counts).read),
    width: 75,
    align: 'right',
    priority: 5,
  },
  {
    id: 'failed',
    header: 'Failed',
    cell: ({ counts }) => numberText(funnelOf(counts).failed),
    width: 75,
    align: 'right',
    priority: 4,
  },
  { id: 'template', header: 'Template', cell: ({ template }) => template.name, width: 150, isExtra: true, priority: 6 },
  {
    id: 'createdAt',
    header: 'Created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    width: 185,
    isSortable: true,
    priority: 7,
  },
  {
    id: 'createdBy',
    header: 'Created by',
    cell: ({ createdBy }) => createdBy.name,
    width: 150,
    isExtra: true,
    priority: 7,
  },
];

export const CAMPAIGN_FILTERS: RecordFilters<typeof campaignsApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: CAMPAIGN_STATUSES.map((value) => ({ value, label: stateLabel(CAMPAIGN_STATE_TEXTS, value) })),
  },
];
