import type { HistoryWords } from '@/components/records/history-words';
import { BUDGET_WORDS } from '@/components/billing/budget-fields';
import { CATALOG_HISTORY_WORDS } from '@/components/entities/catalog-form/catalog-words';
import { CONVERSATION_WORDS } from '@/components/chat/conversation-words';
import { COLLECTION_HISTORY_WORDS } from '@/components/collections/collection-words';
import { CAMPAIGN_HISTORY_WORDS } from '@/components/messages/campaign-words';
import { TEMPLATE_HISTORY_WORDS } from '@/components/messages/template-words';
import { CYCLE_HISTORY_WORDS } from '@/components/cycles/cycle-history-words';
import { BUYER_HISTORY_WORDS } from '@/components/entities/buyer-words';
import { MARKET_WORDS } from '@/components/entities/market-fields';
import { MERGE_WORDS } from '@/components/merge-requests/merge-words';
import { GROUP_WORDS } from '@/components/seller-groups/group-fields';
import { SELLER_WORDS } from '@/components/sellers/seller-words';
import { ATTRIBUTE_WORDS } from '@/components/taxonomy/attribute-fields';
import { USER_WORDS } from '@/components/users/user-fields';
import { VIDEO_HISTORY_WORDS } from '@/components/videos/video-words';

/** Field labels and value texts by record type. An area with a history adds a row. */
export const WORDS_BY_KIND: Partial<Record<string, HistoryWords>> = {
  attributes: ATTRIBUTE_WORDS,
  budgets: BUDGET_WORDS,
  buyers: BUYER_HISTORY_WORDS,
  campaigns: CAMPAIGN_HISTORY_WORDS,
  catalogs: CATALOG_HISTORY_WORDS,
  collections: COLLECTION_HISTORY_WORDS,
  conversations: CONVERSATION_WORDS,
  cycles: CYCLE_HISTORY_WORDS,
  markets: MARKET_WORDS,
  'merge-requests': MERGE_WORDS,
  'message-templates': TEMPLATE_HISTORY_WORDS,
  'seller-groups': GROUP_WORDS,
  sellers: SELLER_WORDS,
  users: USER_WORDS,
  videos: VIDEO_HISTORY_WORDS,
};
