/**
 * Section 6 of the specification, typed only from its text, so that it can disagree with the product's role table.
 * Every route and every menu group is listed once.
 */
export const SPECIFIED_ROLES = [
  'admin',
  'pipeline_online',
  'pipeline_onground',
  'pipeline_wa',
  'editor_catalog',
  'editor_video',
  'editor_review',
  'manage_seller',
  'manage_buyer',
  'salesman',
  'chat_active',
  'whatsapp_message',
  'catalog_expert',
];

interface SpecifiedAccess {
  says: string;
  routes: string[];
  groups?: string[];
  roles: string[];
}

export const SPECIFIED_ACCESS: SpecifiedAccess[] = [
  {
    says: 'Admin group, User, Manage Markets, Cycle pages, Chat, Merge Request, Collections, Send Message, Assign',
    groups: ['Admin'],
    routes: [
      '/admin/user',
      '/market',
      '/admin/cycle',
      '/admin/cycle/create',
      '/admin/cycle/edit/[id]',
      '/chat',
      '/admin/merge-request',
      '/collection/list',
      '/collection/view/[collectionId]',
      '/collection/create/finalize',
      '/collection/create/curate',
      '/gupshup-message',
      '/add-catalog/assign',
    ],
    roles: ['admin'],
  },
  { says: 'Catalog Browse', routes: ['/catalog'], roles: ['admin', 'editor_review'] },
  { says: 'Catalog Upload', routes: ['/catalog/upload'], roles: ['admin', 'pipeline_wa', 'pipeline_onground'] },
  {
    says: 'Catalog Tag, Edit, Group, Add tag',
    routes: ['/catalog/tag', '/catalog/tag/edit/[id]', '/catalog/tag/group/[id]', '/catalog/tag/add/[id]'],
    roles: ['admin', 'editor_catalog'],
  },
  {
    says: 'Catalog Pdf',
    routes: ['/admin/catalog/catalogpdf'],
    roles: ['admin', 'editor_review', 'editor_catalog', 'catalog_expert'],
  },
  { says: 'Video Link', routes: ['/video/pipeline/link'], roles: ['admin', 'pipeline_online'] },
  { says: 'Video Upload', routes: ['/video/pipeline/upload'], roles: ['admin', 'pipeline_wa', 'pipeline_onground'] },
  {
    says: 'Video Editor (Fetch, Tag, Tag uploaded)',
    routes: ['/video/editor/fetch', '/video/editor/tag', '/video/editor/tag/[id]'],
    roles: ['admin', 'editor_video'],
  },
  { says: 'Video Live Browse', routes: ['/video'], roles: ['admin', 'editor_review'] },
  {
    says: 'Seller Browse',
    routes: ['/seller'],
    roles: ['admin', 'manage_seller', 'pipeline_online', 'pipeline_wa', 'editor_review', 'salesman'],
  },
  {
    says: 'Seller View',
    routes: ['/seller/[id]'],
    roles: ['admin', 'manage_seller', 'pipeline_wa', 'pipeline_online'],
  },
  { says: 'wa-groups', routes: ['/seller/wa-groups/[id]'], roles: ['admin', 'manage_seller'] },
  { says: 'salesman page', routes: ['/seller/salesman/[id]'], roles: ['admin', 'salesman'] },
  {
    says: 'Order',
    routes: ['/order', '/order/new', '/order/[id]'],
    roles: ['admin', 'manage_seller', 'manage_buyer', 'salesman'],
  },
  { says: 'Buyer group', routes: ['/buyer', '/buyer/[id]'], groups: ['Buyer'], roles: ['admin', 'manage_buyer'] },
  {
    says: 'Admin Video, Admin Catalog',
    routes: ['/admin/videos', '/admin/catalog'],
    roles: ['admin', 'editor_review', 'manage_seller'],
  },
  {
    says: 'WhatsApp Catalog',
    routes: ['/add-catalog', '/add-catalog/addCatalog'],
    groups: ['WhatsApp Catalog'],
    roles: ['admin', 'editor_catalog'],
  },
  {
    says: 'Dashboard; Seller, Catalog, Video and WhatsApp Notification groups',
    routes: ['/'],
    groups: ['Seller', 'Catalog', 'Video', 'WhatsApp Notification'],
    roles: SPECIFIED_ROLES,
  },
  {
    says: 'the avatar menu of section 2: My Profile, Settings, Billing',
    routes: ['/profile', '/settings', '/billing'],
    roles: SPECIFIED_ROLES,
  },
];
