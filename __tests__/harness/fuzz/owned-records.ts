import { DRAFT_OVERSEERS } from '@/lib/domain/uploads/assigned-drafts';
import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';
import { seesOwnPortfolioOnly } from '@/lib/domain/sellers/seller-scope';

/** Records owned by one person: another person's id must not work. */
export interface Owned {
  calls: RegExp;
  /** The field of body or query with the ids; omitted if they are in the address. */
  field?: string;
  /** Selects id and owner of the ids that have an owner; null for unfinished photo uploads, which have no row. */
  sql: string | null;
  /** Roles the rule applies to; some roles see all records. */
  holds?: (roles: readonly string[]) => boolean;
  /**
   * A response without any of the record's data is harmless; a change in this table is not, nor is deleting the record.
   */
  unless?: { untouched: string } | 'still there';
}

const isNoAdmin = (roles: readonly string[]) => !roles.includes('admin');

const ownerIn = (table: string, column = 'owner_id') =>
  `select id, ${column} as owner from ${table} where id = any($1::uuid[])`;

/** A person works on a work item until their lease ends. */
const HELD = `u.status = 'in_progress' and u.lease_until > now()`;

/** Drafts with the person who has their upload, if any. */
const DRAFTS = `from catalogs c join uploads u on u.id = c.upload_id
  where c.status in ('draft', 'tagged', 'changes_requested') and u.editor_id is not null`;

const draftOf = (id = 'c.id') => `select ${id} as id, u.editor_id as owner ${DRAFTS} and ${id} = any($1::uuid[])`;

/** Posts that bring a rate for a draft. */
const POSTS_OF_DRAFTS = `select post.id, draft.owner from whatsapp_posts post
  join (select c.id, u.editor_id as owner ${DRAFTS}) draft on draft.id = post.duplicate_of_id
  where post.id = any($1::uuid[])`;

const isNoOverseer = (roles: readonly string[]) => !DRAFT_OVERSEERS.some((role) => roles.includes(role));

/** A sent draft's work item has the draft's id. */
const DRAFT = `${ownerIn('upload_drafts')} union all ${ownerIn('uploads', 'uploaded_by_id')}`;

const untouched = { unless: { untouched: 'catalogs' } } as const;

/** Only its editor may change a draft that they work on; later, overseers may as well. */
const changesOfHeld = { ...untouched, sql: `${draftOf()} and ${HELD}` };
const changesOfDraft = { ...untouched, sql: draftOf(), holds: isNoOverseer };

/** The same for its group: deleted catalogs are included, and a grouped catalog is not moved to another group. */
const grouped = (sql: string) => ({ ...untouched, sql: `${sql} and c.deleted_at is null`, holds: isNoOverseer });
const intoGroup = grouped(`${draftOf()} and c.group_id is null`);
const ofPortfolio = { sql: ownerIn('sellers', 'salesman_id'), holds: seesOwnPortfolioOnly };

/** Orders of one portfolio, and drafts, which belong to the person who takes them down. */
const ORDERS = `select o.id, min(s.salesman_id::text) as owner from orders o
    join sub_orders part on part.order_id = o.id join sellers s on s.id = part.seller_id
    where o.id = any($1::uuid[]) group by o.id having count(distinct s.salesman_id) = 1
  union all select id, created_by_id::text from orders where number is null and id = any($1::uuid[])`;

/** Sub-orders, their consignments and their returns, by their seller's salesman. */
const PARTS = `with named as (
    select id, id as part_id from sub_orders union all select id, sub_order_id from consignments
    union all select id, sub_order_id from order_returns)
  select named.id, s.salesman_id as owner from named join sub_orders part on part.id = named.part_id
    join sellers s on s.id = part.seller_id where named.id = any($1::uuid[])`;

/** Printed documents of sub-orders, by their seller's salesman. */
const DOCUMENTS = `select d.id, s.salesman_id as owner from order_documents d
  join sub_orders part on part.id = d.sub_order_id join sellers s on s.id = part.seller_id where d.id = any($1::uuid[])`;

const HELD_VIDEOS = `select v.id, u.editor_id as owner from videos v join uploads u on u.id = v.upload_id
  where v.id = any($1::uuid[])`;

/** Lessons on a seller's captions, by that seller's salesman. */
const LESSONS = `select l.id, s.salesman_id as owner from caption_lessons l join sellers s on s.id = l.seller_id
  where l.id = any($1::uuid[])`;

export const OWNED: readonly Owned[] = [
  { calls: /^files\.download$/, sql: ownerIn('files') },
  { calls: /^(imports|videos)\.create$|^videoQueue\.cut$/, field: 'fileId', sql: ownerIn('files') },
  { calls: /^imports\.(get|rows|check|run|failures)$/, sql: ownerIn('imports') },
  { calls: /^jobs\.(get|cancel|retry)$/, sql: ownerIn('jobs'), holds: isNoAdmin },
  {
    // Removing a removed record is reported as such.
    calls: /^savedViews\.(update|remove)$/,
    sql: ownerIn('saved_views'),
    holds: isNoAdmin,
  },
  { calls: /^me\.endSession$/, sql: ownerIn('sessions', 'user_id'), unless: { untouched: 'sessions' } },
  { calls: /^uploadDrafts\.(get|save|submit)$|^photoUploads\.begin$/, sql: DRAFT },
  // A sent draft no longer exists as a draft; its work item stays.
  { calls: /^uploadDrafts\.remove$/, sql: DRAFT, unless: 'still there' },
  { calls: /^uploadDrafts\.create$/, field: 'id', sql: DRAFT },
  { calls: /^(photo|export|video)Uploads\.(offset|send)$|^videoUploads\.film$/, sql: null },
  // Cancelling an upload that does not exist is reported as such.
  { calls: /^(photo|export|video)Uploads\.cancel$/, sql: null, unless: 'still there' },
  { calls: /^whatsappImports\.(get|asides)$/, sql: ownerIn('whatsapp_imports') },
  { calls: /^bulkChanges\.(get|rows|undo)$/, sql: ownerIn('bulk_changes'), holds: isNoAdmin },
  { calls: /^bulkChanges\.start$/, field: 'id', sql: ownerIn('bulk_changes'), holds: isNoAdmin },
  { calls: /^sellers\.(get|notes|addNote|visits|history|update|transition)$/, ...ofPortfolio },
  { calls: /^sellerAccounts\.get$/, ...ofPortfolio },
  { calls: /^captionLessons\.ofSeller$/, ...ofPortfolio },
  { calls: /^captionLessons\.remove$/, sql: LESSONS, holds: seesOwnPortfolioOnly },
  { calls: /^salesmen\.(get|visits|addVisit)$/, sql: ownerIn('users', 'id'), holds: isNoAdmin },
  {
    calls: /^salesmen\.addVisit$/,
    field: 'sellerId',
    sql: ownerIn('sellers', 'salesman_id'),
    holds: isNoAdmin,
  },
  { calls: /^catalogPdfs\.remove$/, sql: ownerIn('catalog_pdfs') },
  { calls: /^quickReplies\.(update|remove)$/, sql: ownerIn('quick_replies') },
  { calls: /^uploads\.(renew|release|skip)$/, sql: ownerIn('uploads', 'editor_id') },
  { calls: /^buyers\.editNote$/, sql: ownerIn('buyer_notes', 'author_id') },
  { calls: /^videoQueue\.(renew|release|skip|cut|cutParts|finish)$/, sql: HELD_VIDEOS },
  {
    calls: /^orders\.(get|update|place|discard|revealPhone|history)$|^documents\.list$/,
    sql: ORDERS,
    holds: seesOwnOrdersOnly,
  },
  {
    calls:
      /^subOrders\.(answer|dispatch|cancel|close|returnGoods|deliver|setLr|moveReturn|change|previewChange|assign)$|^documents\.issue$/,
    sql: PARTS,
    holds: seesOwnOrdersOnly,
  },
  { calls: /^documents\.content$/, sql: DOCUMENTS, holds: seesOwnOrdersOnly },
  { calls: /^documents\.printMany$/, field: 'subOrderIds', sql: PARTS, holds: seesOwnOrdersOnly },
  {
    calls: /^uploads\.next$/,
    field: 'uploadId',
    sql: `${ownerIn('uploads', 'editor_id')} and status in ('assigned', 'in_progress')`,
  },
  { calls: /^catalogs\.(update|finish|step|accept|undoAccept|arrange)$/, ...changesOfHeld },
  { calls: /^catalogPictures\.(replace|move)$/, ...changesOfHeld },
  { calls: /^catalogPictures\.move$/, field: 'toId', ...changesOfHeld },
  { calls: /^catalogControl\.change$/, ...changesOfHeld },
  { calls: /^catalogs\.(update|finish|step|arrange|remove|restore)$/, ...changesOfDraft },
  { calls: /^catalogPictures\.(replace|move)$/, ...changesOfDraft },
  { calls: /^catalogPictures\.move$/, field: 'toId', ...changesOfDraft },
  { calls: /^catalogControl\.change$/, ...changesOfDraft },
  { calls: /^whatsappPosts\.addTo$/, field: 'catalogId', ...changesOfDraft },
  { calls: /^whatsappPosts\.(takeRate|giveRateBack)$/, ...untouched, sql: POSTS_OF_DRAFTS, holds: isNoOverseer },
  { calls: /^likenesses\.group$/, field: 'catalogId', ...intoGroup },
  { calls: /^catalogGroups\.(create|arrange)$/, field: 'catalogIds', ...intoGroup },
  { calls: /^catalogGroups\.split$/, field: 'catalogIds', ...grouped(draftOf()) },
  { calls: /^catalogGroups\.merge$/, field: 'otherId', ...grouped(draftOf('c.group_id')) },
];

/** Lists of the caller's own records: another person's record never appears, whatever the filters are. */
export const OWN_LISTS: readonly Owned[] = [
  { calls: /^jobs\.mine$/, sql: ownerIn('jobs') },
  { calls: /^savedViews\.list$/, sql: `${ownerIn('saved_views')} and not shared` },
  { calls: /^me\.sessions$/, sql: ownerIn('sessions', 'user_id') },
  { calls: /^notifications\.list$/, sql: ownerIn('notifications', 'user_id') },
  { calls: /^uploadDrafts\.list$/, sql: ownerIn('upload_drafts') },
  { calls: /^uploads\.mine$/, sql: ownerIn('uploads', 'editor_id') },
  { calls: /^whatsappImports\.list$/, sql: ownerIn('whatsapp_imports') },
  { calls: /^catalogPdfs\.list$/, sql: ownerIn('catalog_pdfs') },
  { calls: /^salesmen\.visits$/, sql: ownerIn('seller_visits', 'salesman_id'), holds: isNoAdmin },
  { calls: /^sellers\.(list|options)$/, ...ofPortfolio },
];
