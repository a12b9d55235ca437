import { captionLessons } from '../../db/schema/caption-lessons';
import { catalogGroups, catalogs } from '../../db/schema/catalogs';
import { cycleEvents } from '../../db/schema/cycles';
import { collections } from '../../db/schema/collections';
import { conversations } from '../../db/schema/chat';
import { campaigns, messages } from '../../db/schema/messages';
import { sellerPlaces } from '../../db/schema/order-documents';
import { orderLines, subOrders } from '../../db/schema/orders';
import { sellerVisits } from '../../db/schema/salesmen';
import { savedViews } from '../../db/schema/saved-views';
import { sellerGroups } from '../../db/schema/seller-groups';
import { movedSellers, sellerNotes, sellerPhones, sellers } from '../../db/schema/sellers';
import { uploadDrafts, uploads } from '../../db/schema/uploads';
import { videos } from '../../db/schema/videos';
import { whatsappSenders } from '../../db/schema/whatsapp';
import type { KeyColumn } from '../../platform/merges/merge-kit';

/** Every column that references a seller. A test fails when a new one is missing here. */
export const SELLER_KEYS: readonly KeyColumn[] = [
  { column: catalogs.sellerId, what: 'catalogs' },
  { column: catalogGroups.sellerId, what: 'catalog groups' },
  { column: uploads.sellerId, what: 'uploads' },
  { column: uploadDrafts.sellerId },
  { column: videos.sellerId, what: 'videos' },
  {
    column: subOrders.sellerId,
    what: 'orders',
    onceWith: { columns: [subOrders.orderId], ifTaken: 'stays' },
  },
  {
    column: orderLines.sellerId,
    partOf: { by: orderLines.subOrderId, id: subOrders.id, column: subOrders.sellerId },
  },
  { column: sellerPhones.sellerId, what: 'phone numbers', position: sellerPhones.position },
  { column: sellerGroups.sellerId, what: 'WhatsApp groups' },
  { column: whatsappSenders.sellerId, what: 'WhatsApp senders' },
  {
    column: captionLessons.sellerId,
    what: 'learned corrections',
    onceWith: { columns: [captionLessons.field, captionLessons.said], ifTaken: 'stays' },
  },
  { column: conversations.sellerId, what: 'conversations' },
  { column: messages.sellerId, what: 'messages' },
  { column: sellerNotes.sellerId, what: 'notes' },
  { column: sellerVisits.sellerId, what: 'visits' },
  { column: sellers.mergedIntoId, what: 'earlier duplicates', staysNew: true },
  { column: campaigns.audience, what: 'campaigns', holds: 'text' },
  { column: collections.rules, what: 'rules of collections', holds: 'text' },
  { column: savedViews.search, what: 'saved views', holds: 'text' },
  { column: movedSellers.sellerId, staysBecause: 'A handover is undone seller by seller.' },
  { column: sellerPlaces.sellerId, staysBecause: 'Documents that were printed keep their numbers.' },
  { column: cycleEvents.sellerId, staysBecause: 'The numbers of a cycle are of the days they were made.' },
];
