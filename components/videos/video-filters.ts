import { cycleFilter } from '@/components/entities/cycle-filter';
import { productTypeFilter } from '@/components/entities/product-type-filter';
import { marketFilter } from '@/components/entities/market-filter';
import { sellerFilter } from '@/components/entities/seller-filter';
import { staffFilter } from '@/components/entities/staff-filter';
import type { ReadyView } from '@/components/records/views/view-tabs';
import type { RecordFilters } from '@/components/records/record-list';
import type { videosApi } from '@/lib/contracts/videos/videos';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { stateLabel } from '@/lib/domain/states';
import { LINK_PROVIDERS } from '@/lib/domain/videos/video-link';
import { PAST_TAGGING, VIDEO_STATE_TEXTS, VIDEO_STATUSES, type VideoStatus } from '@/lib/domain/videos/video-status';
import {
  BROKEN_LINKS,
  LANGUAGES,
  languageName,
  LINK_STATES,
  linkStateText,
  providerName,
} from '@/lib/domain/videos/video-text';

type Filters = RecordFilters<typeof videosApi.list>;

const statusFilter = (statuses: readonly VideoStatus[]): Filters[number] => ({
  id: 'status',
  kind: 'multi-choice',
  label: 'Status',
  options: statuses.map((value) => ({ value, label: stateLabel(VIDEO_STATE_TEXTS, value) })),
});

const PROVIDER: Filters[number] = {
  id: 'provider',
  kind: 'multi-choice',
  label: 'From',
  options: LINK_PROVIDERS.map((value) => ({ value, label: providerName(value) })),
};

const LINK: Filters[number] = {
  id: 'linkState',
  kind: 'multi-choice',
  label: 'Link',
  options: LINK_STATES.map((value) => ({ value, label: linkStateText(value) })),
};

const CATALOG: Filters[number] = {
  id: 'withCatalog',
  kind: 'yes-no',
  label: 'Catalogs',
  yes: 'Shows a catalog',
  no: 'Without a catalog',
};

const LANGUAGE: Filters[number] = {
  id: 'language',
  kind: 'multi-choice',
  label: 'Language',
  options: LANGUAGES.map((value) => ({ value, label: languageName(value) })),
};

const AGE: Filters[number] = {
  id: 'days',
  kind: 'number',
  label: 'Received',
  hint: 'Within this many days.',
  min: 1,
  max: 3650,
  suggested: 7,
  text: (days) => (days === 1 ? 'within a day' : `within ${days} days`),
};

/** Views used every day. */
export const LIVE_VIEWS: readonly ReadyView<typeof videosApi.list>[] = [
  { label: 'Waiting for review', filters: { status: ['in_review'] } },
  { label: 'Live', filters: { status: ['live'] } },
  { label: 'Broken links', filters: { status: ['live'], linkState: [...BROKEN_LINKS] } },
  { label: 'Live without catalog', filters: { status: ['live'], withCatalog: false } },
  { label: 'Taken down', filters: { status: ['taken_down'] } },
];

export const ADMIN_VIEWS: readonly ReadyView<typeof videosApi.list>[] = [
  { label: 'Waiting for an editor', filters: { status: ['submitted'] } },
  { label: 'Being cut', filters: { status: ['assigned', 'fetched'] } },
  { label: 'To tag', filters: { status: ['cut_uploaded', 'tagged'] } },
  { label: 'Rejected', filters: { status: ['rejected'] } },
];

/** Filters for the user's own videos. */
export const OWN_FILTERS: Filters = [statusFilter(VIDEO_STATUSES), LINK];

export const TAG_FILTERS: Filters = [{ id: 'cutByMe', kind: 'yes-no', label: 'Cut by', yes: 'Me', no: 'Anybody' }];

export const LIVE_FILTERS: Filters = [
  statusFilter([...PAST_TAGGING, 'rejected']),
  sellerFilter('sellerId'),
  marketFilter('marketId'),
  productTypeFilter('productTypeId'),
  LANGUAGE,
  AGE,
  cycleFilter('cycleId'),
  PROVIDER,
  LINK,
  CATALOG,
];

/** Seller managers cannot read product types, so none of these filters requests them. */
export const ADMIN_FILTERS: Filters = [
  statusFilter(VIDEO_STATUSES),
  sellerFilter('sellerId'),
  cycleFilter('cycleId'),
  staffFilter('editorId', 'Editor', rolesThatOpen('video-fetch')),
  PROVIDER,
  LINK,
  CATALOG,
];

/** Query string of a list that shows these statuses. */
export const searchFor = (...statuses: readonly VideoStatus[]): string =>
  statuses.map((status) => `status=${status}`).join('&');
