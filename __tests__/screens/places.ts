import type { ScreenId } from '@/config/menu';
import type { Role } from '@/config/roles';
import { type Screen, SCREENS } from '@/lib/domain/access/access';
import { SOME_ID } from '../support/sample-bodies';
import type { Differences } from '../support/sampled-server';

export interface Place {
  screen: Screen;
  /** What is open on the screen; empty for the screen itself. */
  part: string;
  /** People who open it, the one with most rights first; each role of the screen by default. */
  people: readonly Role[][];
  search: string;
  differences?: Differences;
  clicks?: readonly string[];
}

type Details = Partial<Omit<Place, 'screen' | 'part'>>;

const one = (...roles: Role[]): Role[] => roles;

/** A step that can be undone, and a field that can be restored. */
const ACCEPTED = {
  rows: [{ action: 'catalogs.status-changed', changes: { status: { before: 'in_review', after: 'live' } } }],
};

const UNMERGED = { mergedIntoId: null };
const LIVE = { status: 'live', hiddenBecause: [], isDeleted: false };
const IN_REVIEW = { status: 'in_review', isDeleted: false, missing: [] };

/** Everyone opens these screens, so the people are those whose menus differ most. */
const EVERYBODYS: Partial<Record<ScreenId, Details>> = {
  dashboard: {
    // The server offers only next things that the person may do.
    differences: { 'dashboard.next': [] },
    people: [
      one('admin'),
      one('manage_seller'),
      one('salesman'),
      one('editor_review'),
      one('editor_catalog'),
      one('editor_video'),
      one('pipeline_onground'),
      one('chat_active'),
    ],
  },
  'my-profile': { people: [one('admin'), one('chat_active')] },
  settings: { people: [one('admin'), one('editor_catalog')] },
  billing: { people: [one('admin'), one('chat_active')] },
};

/** Roles that open no screen by themselves are held beside one that does. */
const SCREEN_DETAILS: Partial<Record<ScreenId, Details>> = {
  ...EVERYBODYS,
  'catalog-pdf': { people: [one('admin'), one('catalog_expert')] },
  'catalog-upload': { people: [one('admin'), one('pipeline_onground')] },
  'video-upload': { people: [one('admin'), one('pipeline_onground')] },
  'seller-browse': { people: [one('admin'), one('manage_seller'), one('pipeline_wa'), one('salesman')] },
  order: { people: [one('admin'), one('manage_buyer'), one('salesman')] },
  'order-new': { people: [one('admin'), one('salesman')] },
  'catalog-edit': { differences: { 'catalogs.get': LIVE, 'catalogs.history': ACCEPTED } },
  'seller-view': {
    differences: { 'sellers.get': UNMERGED },
    people: [
      one('admin'),
      one('manage_seller', 'whatsapp_message'),
      one('pipeline_wa'),
      one('pipeline_wa', 'chat_active'),
      one('pipeline_online'),
    ],
  },
  'buyer-view': {
    differences: { 'buyers.get': UNMERGED },
    people: [one('admin'), one('manage_buyer'), one('manage_buyer', 'chat_active', 'whatsapp_message')],
  },
  'order-view': {
    differences: { 'orders.get': { cancelReason: null } },
    people: [one('admin'), one('manage_buyer', 'chat_active'), one('manage_seller', 'chat_active'), one('salesman')],
  },
};

/** Drawers, dialogs and panels with controls of their own. */
const PARTS: readonly [ScreenId, string, Details][] = [
  [
    'catalog-upload',
    'Photos of a draft',
    { people: [one('admin'), one('pipeline_onground')], search: `?tab=photos&draft=${SOME_ID}` },
  ],
  ['catalog-browse', 'A live catalog', { search: `?look=${SOME_ID}`, differences: { 'catalogs.get': LIVE } }],
  [
    'catalog-browse',
    'Review',
    { search: '?tab=review', differences: { 'catalogs.get': IN_REVIEW, 'catalogs.review': { rows: [IN_REVIEW] } } },
  ],
  ['catalog-browse', 'Bulk change', { clicks: ['Select title', 'Change…'] }],
  ['video-live', 'Review', { search: '?tab=review', differences: { 'videoReviews.queue': { rows: [IN_REVIEW] } } }],
  ['video-live', 'A live video', { search: `?open=${SOME_ID}`, differences: { 'videos.get': { status: 'live' } } }],
  ['admin-video', 'A raw video', { search: `?open=${SOME_ID}` }],
  ['admin-catalog', 'A live catalog', { search: `?open=${SOME_ID}`, differences: { 'catalogs.get': LIVE } }],
  [
    'seller-browse',
    'Bulk change',
    {
      people: [one('admin'), one('manage_seller'), one('pipeline_wa')],
      clicks: ['Select businessName', 'Change…'],
    },
  ],
  [
    'seller-browse',
    'Views',
    {
      people: [one('admin'), one('manage_seller')],
      clicks: ['Views'],
      differences: { 'savedViews.list': [{ isMine: false, shared: true, defaultFor: [], search: '' }] },
    },
  ],
  ['order', 'Filters', { people: [one('admin'), one('manage_seller'), one('salesman')], clicks: ['Filter'] }],
  [
    'order',
    'Filters of the board',
    { people: [one('admin'), one('salesman')], search: '?tab=board', clicks: ['Filter'] },
  ],
  [
    'order-view',
    'A received return',
    { differences: { 'orders.get': { cancelReason: null, subOrders: [{ returns: [{ status: 'received' }] }] } } },
  ],
  [
    'order-view',
    'The buyer is not theirs',
    {
      people: [one('manage_seller', 'whatsapp_message'), one('salesman', 'whatsapp_message')],
      differences: { 'orders.get': { cancelReason: null, account: null } },
    },
  ],
  ['wa-catalog-inbox', 'A chosen post', { clicks: ['Choose the post'] }],
  ['wa-send', 'A campaign', { search: `?campaign=${SOME_ID}` }],
  ['wa-send', 'A template', { search: `?tab=templates&template=${SOME_ID}` }],
  ['admin-user', 'A person', { search: `?open=${SOME_ID}` }],
  ['admin-merge', 'A request', { search: `?open=${SOME_ID}` }],
  ['admin-chat', 'A conversation', { search: `?conversation=${SOME_ID}` }],
  ['admin-collection-view', 'A live collection', { differences: { 'collections.get': { status: 'live' } } }],
];

function placeOf(id: ScreenId, part: string, details: Details = {}): Place[] {
  const screen = SCREENS.find((known) => known.id === id);
  return screen ? [{ screen, part, search: '', people: screen.roles.map((role) => one(role)), ...details }] : [];
}

/** Every screen, and the parts above. */
export const PLACES: readonly Place[] = [
  ...SCREENS.flatMap(({ id }) => placeOf(id, '', SCREEN_DETAILS[id])),
  ...PARTS.flatMap(([id, part, details]) => placeOf(id, part, details)),
];
