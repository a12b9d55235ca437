import { productTypeFilter } from '@/components/entities/product-type-filter';
import { staffFilter } from '@/components/entities/staff-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { ReadyView } from '@/components/records/views/view-tabs';
import type { buyersApi } from '@/lib/contracts/buyers/buyers';
import { BUYER_STATE_TEXTS, BUYER_MANAGERS, BUYER_STATUSES } from '@/lib/domain/buyers/buyer-status';
import { CONSENT_STATES, CONSENT_WORDS } from '@/lib/domain/buyers/consent';
import { stateLabel } from '@/lib/domain/states';
import { SEGMENT_LABELS, SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { STATE_NAMES } from '@/lib/domain/text/indian-states';

export const BUYER_FILTERS: RecordFilters<typeof buyersApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: BUYER_STATUSES.map((value) => ({ value, label: stateLabel(BUYER_STATE_TEXTS, value) })),
  },
  {
    id: 'state',
    kind: 'multi-choice',
    label: 'State',
    options: STATE_NAMES.map((value) => ({ value, label: value })),
  },
  {
    id: 'consent',
    kind: 'multi-choice',
    label: 'Messages',
    options: CONSENT_STATES.map((value) => ({ value, label: CONSENT_WORDS[value] })),
  },
  {
    id: 'segment',
    kind: 'multi-choice',
    label: 'Segment',
    options: SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] })),
  },
  productTypeFilter('productTypeId', 'Deals in'),
  staffFilter('managerId', 'Manager', BUYER_MANAGERS),
  { id: 'hasGstin', kind: 'yes-no', label: 'GSTIN', yes: 'Known', no: 'Missing' },
];

/** Views used every day. */
export const BUYER_VIEWS: readonly ReadyView<typeof buyersApi.list>[] = [
  ...BUYER_STATUSES.map((value) => ({ label: stateLabel(BUYER_STATE_TEXTS, value), filters: { status: [value] } })),
  { label: 'Opted in', filters: { consent: ['in'] } },
  { label: 'Consent unknown', filters: { consent: ['unknown'] } },
  { label: 'GSTIN missing', filters: { hasGstin: false } },
];
