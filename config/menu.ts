import { type Role, ROLE_NAMES } from './roles';

export type MenuIcon =
  | 'add'
  | 'admin'
  | 'assign'
  | 'billing'
  | 'browse'
  | 'buyer'
  | 'catalog'
  | 'chat'
  | 'collection'
  | 'cycle'
  | 'dashboard'
  | 'edit'
  | 'editor'
  | 'fetch'
  | 'group'
  | 'link'
  | 'live'
  | 'market'
  | 'merge'
  | 'notification'
  | 'order'
  | 'pdf'
  | 'pipeline'
  | 'profile'
  | 'salesman'
  | 'seller'
  | 'send'
  | 'settings'
  | 'tag'
  | 'upload'
  | 'user'
  | 'video'
  | 'view'
  | 'whatsapp';

/**
 * The single table of screens, read by sidebar, page guard, titles, breadcrumb, command palette and server
 * authorization. A row without a path is a group.
 */
export interface MenuRow {
  id: string;
  parentId: string | null;
  name: string;
  icon: MenuIcon;
  path: string | null;
  showInMenu: boolean;
  roles: readonly Role[];
}

const ALL = ROLE_NAMES;
const ADMIN = ['admin'] as const;
const CATALOG_UPLOADERS = ['admin', 'pipeline_wa', 'pipeline_onground'] as const;
const CATALOG_EDITORS = ['admin', 'editor_catalog'] as const;
const VIDEO_EDITORS = ['admin', 'editor_video'] as const;
const REVIEWERS = ['admin', 'editor_review'] as const;
const LIVE_CONTROL = ['admin', 'editor_review', 'manage_seller'] as const;
const BUYER_MANAGERS = ['admin', 'manage_buyer'] as const;
const ORDER_STAFF = ['admin', 'manage_seller', 'manage_buyer', 'salesman'] as const;
const SELLER_BROWSERS = [
  'admin',
  'manage_seller',
  'pipeline_online',
  'pipeline_wa',
  'editor_review',
  'salesman',
] as const;
const SELLER_VIEWERS = ['admin', 'manage_seller', 'pipeline_wa', 'pipeline_online'] as const;
const PDF_MAKERS = ['admin', 'editor_review', 'editor_catalog', 'catalog_expert'] as const;

type Details = Pick<MenuRow, 'roles'> & Partial<Pick<MenuRow, 'showInMenu'>>;

const group = <Id extends string>(
  id: Id,
  parentId: string | null,
  name: string,
  icon: MenuIcon,
  roles: MenuRow['roles'],
) => ({ id, parentId, name, icon, path: null, showInMenu: true, roles }) satisfies MenuRow;

const screen = <Id extends string, Path extends string>(
  id: Id,
  parentId: string | null,
  name: string,
  icon: MenuIcon,
  path: Path,
  details: Details,
) => ({ id, parentId, name, icon, path, showInMenu: true, ...details }) satisfies MenuRow;

export const MENU = [
  screen('dashboard', null, 'Dashboard', 'dashboard', '/', { roles: ALL }),

  group('catalog', null, 'Catalog', 'catalog', ALL),
  screen('catalog-browse', 'catalog', 'Browse', 'browse', '/catalog', { roles: REVIEWERS }),
  screen('catalog-upload', 'catalog', 'Upload', 'upload', '/catalog/upload', { roles: CATALOG_UPLOADERS }),
  screen('catalog-tag', 'catalog', 'Tag', 'tag', '/catalog/tag', { roles: CATALOG_EDITORS }),
  screen('catalog-edit', 'catalog-tag', 'Edit Catalog', 'edit', '/catalog/tag/edit/[id]', {
    roles: CATALOG_EDITORS,
    showInMenu: false,
  }),
  screen('catalog-group', 'catalog-tag', 'Group Catalog', 'group', '/catalog/tag/group/[id]', {
    roles: CATALOG_EDITORS,
    showInMenu: false,
  }),
  screen('catalog-add-tag', 'catalog-tag', 'Add Tag to Catalog', 'tag', '/catalog/tag/add/[id]', {
    roles: CATALOG_EDITORS,
    showInMenu: false,
  }),
  screen('catalog-pdf', 'catalog', 'Catalog Pdf', 'pdf', '/admin/catalog/catalogpdf', {
    roles: PDF_MAKERS,
  }),

  group('video', null, 'Video', 'video', ALL),
  group('video-pipeline', 'video', 'Source/Pipeline', 'pipeline', ALL),
  screen('video-link', 'video-pipeline', 'with Link', 'link', '/video/pipeline/link', {
    roles: ['admin', 'pipeline_online'],
  }),
  screen('video-upload', 'video-pipeline', 'Upload', 'upload', '/video/pipeline/upload', {
    roles: CATALOG_UPLOADERS,
  }),
  group('video-editor', 'video', 'Editor', 'editor', ALL),
  screen('video-fetch', 'video-editor', 'Fetch', 'fetch', '/video/editor/fetch', {
    roles: VIDEO_EDITORS,
  }),
  screen('video-tag', 'video-editor', 'Tag', 'tag', '/video/editor/tag', { roles: VIDEO_EDITORS }),
  screen('video-tag-uploaded', 'video-tag', 'Tag Uploaded Video', 'tag', '/video/editor/tag/[id]', {
    roles: VIDEO_EDITORS,
    showInMenu: false,
  }),
  screen('video-live', 'video', 'Live Browse', 'live', '/video', { roles: REVIEWERS }),

  group('seller', null, 'Seller', 'seller', ALL),
  screen('seller-browse', 'seller', 'Browse', 'browse', '/seller', { roles: SELLER_BROWSERS }),
  screen('seller-view', 'seller-browse', 'View', 'view', '/seller/[id]', {
    roles: SELLER_VIEWERS,
    showInMenu: false,
  }),
  screen('seller-wa-groups', 'seller-browse', 'wa-groups', 'group', '/seller/wa-groups/[id]', {
    roles: ['admin', 'manage_seller'],
    showInMenu: false,
  }),
  screen('seller-salesman', 'seller-browse', 'salesman', 'salesman', '/seller/salesman/[id]', {
    roles: ['admin', 'salesman'],
    showInMenu: false,
  }),

  group('buyer', null, 'Buyer', 'buyer', BUYER_MANAGERS),
  screen('buyer-browse', 'buyer', 'Browse', 'browse', '/buyer', { roles: BUYER_MANAGERS }),
  screen('buyer-view', 'buyer-browse', 'View', 'view', '/buyer/[id]', {
    roles: BUYER_MANAGERS,
    showInMenu: false,
  }),

  screen('order', null, 'Order', 'order', '/order', { roles: ORDER_STAFF }),
  screen('order-new', 'order', 'New order', 'add', '/order/new', { roles: ORDER_STAFF, showInMenu: false }),
  screen('order-view', 'order', 'View', 'view', '/order/[id]', { roles: ORDER_STAFF, showInMenu: false }),

  group('wa-catalog', null, 'WhatsApp Catalog', 'whatsapp', CATALOG_EDITORS),
  screen('wa-catalog-inbox', 'wa-catalog', 'WhatsApp Catalog', 'whatsapp', '/add-catalog', {
    roles: CATALOG_EDITORS,
    showInMenu: false,
  }),
  screen('wa-catalog-add', 'wa-catalog', 'Add catalog', 'add', '/add-catalog/addCatalog', { roles: CATALOG_EDITORS }),
  screen('wa-catalog-assign', 'wa-catalog', 'Assign', 'assign', '/add-catalog/assign', { roles: ADMIN }),

  group('wa-notification', null, 'WhatsApp Notification', 'notification', ALL),
  screen('wa-send', 'wa-notification', 'Send Message via a messaging provider', 'send', '/gupshup-message', {
    roles: ADMIN,
  }),

  group('admin', null, 'Admin', 'admin', ADMIN),
  screen('admin-user', 'admin', 'User', 'user', '/admin/user', { roles: ADMIN }),
  screen('admin-market', 'admin', 'Manage Markets', 'market', '/market', { roles: ADMIN }),
  screen('admin-video', 'admin', 'Video', 'video', '/admin/videos', { roles: LIVE_CONTROL }),
  screen('admin-catalog', 'admin', 'Catalog', 'catalog', '/admin/catalog', { roles: LIVE_CONTROL }),
  screen('admin-cycle', 'admin', 'Cycle', 'cycle', '/admin/cycle', { roles: ADMIN }),
  screen('admin-cycle-new', 'admin-cycle', 'New Cycle', 'add', '/admin/cycle/create', {
    roles: ADMIN,
    showInMenu: false,
  }),
  screen('admin-cycle-edit', 'admin-cycle', 'Edit Cycle', 'edit', '/admin/cycle/edit/[id]', {
    roles: ADMIN,
    showInMenu: false,
  }),
  screen('admin-chat', 'admin', 'Chat', 'chat', '/chat', { roles: ADMIN }),
  screen('admin-merge', 'admin', 'Merge Request', 'merge', '/admin/merge-request', { roles: ADMIN }),
  screen('admin-collection', 'admin', 'Collection Management', 'collection', '/collection/list', {
    roles: ADMIN,
  }),
  screen('admin-collection-view', 'admin-collection', 'Collection Detail', 'view', '/collection/view/[collectionId]', {
    roles: ADMIN,
    showInMenu: false,
  }),
  screen('admin-collection-curate', 'admin-collection', 'Collection Create', 'add', '/collection/create/curate', {
    roles: ADMIN,
    showInMenu: false,
  }),
  screen('admin-collection-finalize', 'admin-collection', 'Collection Create', 'add', '/collection/create/finalize', {
    roles: ADMIN,
    showInMenu: false,
  }),

  screen('my-profile', null, 'My Profile', 'profile', '/profile', { roles: ALL, showInMenu: false }),
  screen('settings', null, 'Settings', 'settings', '/settings', { roles: ALL, showInMenu: false }),
  screen('billing', null, 'Billing', 'billing', '/billing', { roles: ALL, showInMenu: false }),
] as const satisfies readonly MenuRow[];

export type MenuId = (typeof MENU)[number]['id'];
export type ScreenId = Extract<(typeof MENU)[number], { path: string }>['id'];
export type ScreenPath = Extract<(typeof MENU)[number], { path: string }>['path'];

/** The only path open without a session. */
export const LOGIN_PATH = '/auth/login';
export const HOME_PATH = '/' satisfies ScreenPath;
