/** The thirteen staff roles with the job of each. A user holds at least one. */
export const ROLES = {
  admin: 'Runs everything: users, markets, cycles, assignment, collections, campaigns, merges and chat.',
  pipeline_online: 'Finds videos online and submits their links.',
  pipeline_onground: 'Uploads catalogs and videos from the market.',
  pipeline_wa: 'Uploads catalogs and videos that came through WhatsApp groups.',
  editor_catalog: 'Tags, edits and groups assigned catalogs, adds WhatsApp catalogs and makes PDFs.',
  editor_video: 'Fetches assigned raw videos, uploads the cut video and thumbnail, and tags it.',
  editor_review: 'Reviews what editors did and browses live catalogs and videos.',
  manage_seller: 'Looks after seller records and their orders.',
  manage_buyer: 'Looks after buyer records and their orders.',
  salesman: 'Owns a portfolio of sellers, their pages and their orders.',
  chat_active: 'May answer in chat. Opens no page by itself.',
  whatsapp_message: 'May message one person from a record. Opens no page by itself.',
  catalog_expert: 'Makes catalog PDFs.',
} as const;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];
