import { OptionName } from '@/components/entities/option-picker';
import { StaffName } from '@/components/entities/staff-picker';
import { EVERY_BUYER, EVERY_SELLER } from '@/lib/client/queries/options';
import { CONVERSATION_STATE_TEXTS, type ConversationStatus } from '@/lib/domain/chat/conversation-status';
import { stateLabel } from '@/lib/domain/states';

/** Field labels and value texts of a conversation's history. */
export const CONVERSATION_WORDS = {
  status: { label: 'Status', text: (status: ConversationStatus) => stateLabel(CONVERSATION_STATE_TEXTS, status) },
  statusReason: { label: 'Until', text: (reason: string | null) => reason ?? '' },
  ownerId: { label: 'Owner', text: (id: string | null) => id && <StaffName id={id} /> },
  buyerId: { label: 'Buyer', text: (id: string | null) => id && <OptionName source={EVERY_BUYER} id={id} /> },
  sellerId: { label: 'Seller', text: (id: string | null) => id && <OptionName source={EVERY_SELLER} id={id} /> },
};
