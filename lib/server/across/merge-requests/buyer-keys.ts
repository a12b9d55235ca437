import { buyerEntries } from '../../db/schema/buyer-entries';
import { buyerSegmentMembers } from '../../db/schema/buyer-segments';
import { buyerConsents, buyerNotes, buyers } from '../../db/schema/buyers';
import { conversations } from '../../db/schema/chat';
import { messageReplies } from '../../db/schema/message-events';
import { messages } from '../../db/schema/messages';
import { orders, subOrders } from '../../db/schema/orders';
import { savedViews } from '../../db/schema/saved-views';
import type { KeyColumn } from '../../platform/merges/merge-kit';

/** Every column that references a buyer. A test fails when a new one is missing here. */
export const BUYER_KEYS: readonly KeyColumn[] = [
  { column: orders.buyerId, what: 'orders' },
  { column: subOrders.buyerId, partOf: { by: subOrders.orderId, id: orders.id, column: orders.buyerId } },
  { column: buyerEntries.buyerId, what: 'payments and credits' },
  { column: buyerConsents.buyerId, what: 'consent entries', staysNew: true },
  { column: conversations.buyerId, what: 'conversations' },
  { column: messages.buyerId, what: 'messages' },
  { column: messageReplies.buyerId, what: 'replies to messages', staysNew: true },
  { column: buyerNotes.buyerId, what: 'notes' },
  { column: buyers.mergedIntoId, what: 'earlier duplicates', staysNew: true },
  { column: savedViews.search, what: 'saved views', holds: 'text' },
  { column: buyerSegmentMembers.buyerId, staysBecause: 'A frozen segment says who was in it then.' },
];
