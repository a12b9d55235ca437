import type { LinkProps } from 'next/link';
import type { Figure } from '@/components/entities/figure-list';
import { statusFigures } from '@/components/entities/seller-status-counts';
import { recordAddress } from '@/components/entities/record-address';
import type { ScreenId } from '@/config/menu';
import type { Dashboard } from '@/lib/contracts/dashboard';
import type { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { ListFilters } from '@/lib/client/list-state';
import { REQUESTS_KEY } from '@/lib/client/queries/password-resets';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';
import { EVERY_SELLER } from '@/lib/domain/sellers/group-register';
import { SALESMEN, seesOwnPortfolioOnly } from '@/lib/domain/sellers/seller-scope';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { SKIPS_TO_ESCALATE } from '@/lib/domain/uploads/upload-status';
import {
  DUE_ORDERS,
  ESCALATED_UPLOADS,
  INACTIVE_AFTER_DAYS,
  INACTIVE_SELLERS,
  LATE_ORDERS,
  ORDERS_TO_ANSWER,
  ORDERS_TO_DISPATCH,
  ORDERS_WITHOUT_LR,
  SELLERS_OF_NOBODY,
  SILENT_GROUPS,
  UPLOADS_OF_NOBODY,
  VIDEOS_OF_NOBODY,
  VIDEOS_TO_TAG,
  WAITING_RETURNS,
} from '@/lib/domain/records/work-figures';

export interface FigureGroup {
  label: string;
  figures: Figure[];
  /** Page with the full set. */
  more?: { label: string; screen: ScreenId; id: string };
}

/** Query parameter of a list opened over the dashboard. */
export const SHOWN = { key: 'shown', jobs: 'jobs' } as const;

const pathOf = (screen: ScreenId) => findScreenById(screen)?.path ?? '';

const to = (screen: ScreenId, query: Record<string, string | number | boolean | string[]> = {}): LinkProps => ({
  href: { pathname: pathOf(screen), query },
  prefetch: false,
});

const sellers = (query: Partial<ListFilters<typeof sellersApi.list>>) => to('seller-browse', { ...query });

const over = (what: string): LinkProps => ({
  href: { query: { [SHOWN.key]: what } },
  shallow: true,
  scroll: false,
});

const SILENT: LinkProps = {
  href: { pathname: recordAddress('seller-wa-groups', EVERY_SELLER), query: { ...SILENT_GROUPS, sort: 'quietSince' } },
  prefetch: false,
};

const exactly = (value: number | undefined) => (value === undefined ? undefined : { value, isExact: true });

const INACTIVE = `Inactive for ${INACTIVE_AFTER_DAYS} days`;

/** Sellers of the whole team. */
const allSellers = (data: Dashboard | undefined): FigureGroup => ({
  label: 'Sellers',
  figures: [
    ...statusFigures(data?.sellers?.byStatus, { linkTo: (status) => sellers({ status: [status] }) }),
    {
      label: 'Without a salesman',
      count: data?.sellers?.withoutSalesman,
      link: sellers(SELLERS_OF_NOBODY),
    },
    { label: INACTIVE, count: data?.sellers?.inactive, link: sellers(INACTIVE_SELLERS) },
  ],
});

/** A salesman's own sellers. `salesmanId` narrows the list for users who see all sellers. */
function ownSellers(data: Dashboard | undefined, myId: string | undefined, isAll: boolean): FigureGroup {
  const own = isAll && myId ? { salesmanId: [myId] } : {};
  return {
    label: 'My portfolio',
    figures: [
      ...statusFigures(data?.portfolio?.byStatus, { linkTo: (status) => sellers({ status: [status], ...own }) }),
      { label: INACTIVE, count: data?.portfolio?.inactive, link: sellers({ ...INACTIVE_SELLERS, ...own }) },
    ],
    more: myId ? { label: 'My page', screen: 'seller-salesman', id: myId } : undefined,
  };
}

/** Steps from a post to a live catalog that involve the user. */
const catalogWork = (data: Dashboard | undefined, roles: readonly string[]): Figure[] => [
  ...(canOpenScreen('catalog-tag', roles)
    ? [
        { label: 'My uploads', count: exactly(data?.tagging?.waiting), link: to('catalog-tag') },
        { label: 'Done today', count: exactly(data?.tagging?.doneToday) },
      ]
    : []),
  ...(canOpenScreen('catalog-browse', roles)
    ? [{ label: 'For my review', count: data?.review, link: to('catalog-browse', { tab: 'review' }) }]
    : []),
  ...(canOpenScreen('wa-catalog-assign', roles)
    ? [
        {
          label: 'Unassigned uploads',
          count: data?.assigning?.ofNobody,
          link: to('wa-catalog-assign', UPLOADS_OF_NOBODY),
        },
        {
          label: `Skipped ${SKIPS_TO_ESCALATE} times`,
          count: data?.assigning?.escalated,
          link: to('wa-catalog-assign', ESCALATED_UPLOADS),
        },
      ]
    : []),
  ...(canOpenScreen('wa-catalog-inbox', roles)
    ? [{ label: 'New posts', count: data?.newPosts, link: to('wa-catalog-inbox') }]
    : []),
];

/** Steps from a link or raw film to a live video that involve the user. */
const videoWork = ({ videos }: Partial<Dashboard>, roles: readonly string[]): Figure[] => [
  ...(canOpenScreen('video-fetch', roles)
    ? [{ label: 'To cut', count: exactly(videos?.toCut), link: to('video-fetch') }]
    : []),
  ...(canOpenScreen('video-tag', roles)
    ? [{ label: 'To tag', count: videos?.toTag, link: to('video-tag', VIDEOS_TO_TAG) }]
    : []),
  ...(canOpenScreen('video-live', roles)
    ? [{ label: 'For my review', count: videos?.review, link: to('video-live', { tab: 'review' }) }]
    : []),
  ...(roles.includes('admin')
    ? [{ label: 'Unassigned', count: videos?.ofNobody, link: to('admin-video', VIDEOS_OF_NOBODY) }]
    : []),
];

/** Orders by next step. */
const orderWork = (data: Dashboard | undefined, roles: readonly string[]): FigureGroup => ({
  label: 'Orders',
  figures: [
    { label: 'Drafts to place', count: data?.orders?.drafts, link: to('order', { tab: 'drafts' }) },
    { label: 'Sellers to answer', count: data?.orders?.toAnswer, link: to('order', ORDERS_TO_ANSWER) },
    { label: 'No answer', count: data?.orders?.late, link: to('order', LATE_ORDERS) },
    { label: 'To dispatch', count: data?.orders?.toDispatch, link: to('order', ORDERS_TO_DISPATCH) },
    { label: 'LR missing', count: data?.orders?.lrMissing, link: to('order', ORDERS_WITHOUT_LR) },
    {
      label: 'Returns',
      count: data?.orders?.returns,
      link: to('order', { tab: 'returns', ...WAITING_RETURNS }),
    },
    ...(seesBuyerSide(roles) ? [{ label: 'With dues', count: data?.orders?.due, link: to('order', DUE_ORDERS) }] : []),
  ],
});

/** Work waiting for the user, apart from sellers. */
const waiting = (data: Dashboard | undefined, roles: readonly string[]): FigureGroup => ({
  label: 'Needs attention',
  figures: [
    ...(canOpenScreen('seller-wa-groups', roles)
      ? [{ label: 'Silent WhatsApp groups', count: data?.silentGroups, link: SILENT }]
      : []),
    ...(canOpenScreen('admin-user', roles)
      ? [
          {
            label: 'Password requests',
            count: exactly(data?.passwordResets),
            link: to('admin-user', { [REQUESTS_KEY]: 'open' }),
          },
        ]
      : []),
    ...jobFigures('My running jobs', data?.jobs.active),
    ...jobFigures('My failed jobs', data?.jobs.failed),
  ],
});

/** Jobs are shown only while there are any. */
const jobFigures = (label: string, count: number | undefined): Figure[] =>
  count ? [{ label, count: exactly(count), link: over(SHOWN.jobs) }] : [];

/** Figures visible to these roles, with their counts once loaded. */
export function figureGroups(
  data: Dashboard | undefined,
  roles: readonly string[],
  myId: string | undefined,
): FigureGroup[] {
  const isAll = canOpenScreen('seller-browse', roles) && !seesOwnPortfolioOnly(roles);
  const isSalesman = SALESMEN.some((role) => roles.includes(role));
  const ofCatalogs = catalogWork(data, roles);
  const ofVideos = videoWork(data ?? {}, roles);
  const others = waiting(data, roles);
  return [
    ...(ofCatalogs.length > 0 ? [{ label: 'Catalogs', figures: ofCatalogs }] : []),
    ...(ofVideos.length > 0 ? [{ label: 'Videos', figures: ofVideos }] : []),
    ...(isSalesman ? [ownSellers(data, myId, isAll)] : []),
    ...(isAll ? [allSellers(data)] : []),
    ...(canOpenScreen('order', roles) ? [orderWork(data, roles)] : []),
    ...(others.figures.length > 0 ? [others] : []),
  ];
}
