import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { CHANNEL_WORDS, CONVERSATION_STATE_TEXTS } from '@/lib/domain/chat/conversation-status';
import { stateLabel } from '@/lib/domain/states';
import { instantText } from '@/lib/domain/text/indian-day';
import { phoneText } from '@/lib/domain/text/phone-text';
import type { Area } from '../../platform/area';
import { type ExportColumn, listExport } from '../../platform/tables/exportable';
import { CONVERSATION_WORK } from './open-work-service';
import { listConversations } from './service';

const COLUMNS: readonly ExportColumn<Conversation>[] = [
  { header: 'Name', text: ({ name }) => name },
  { header: 'Contact', text: ({ contactName }) => contactName },
  { header: 'Phone', text: ({ phoneNumber }) => (phoneNumber ? phoneText(phoneNumber) : '') },
  { header: 'Party', text: ({ party }) => party },
  { header: 'Channel', text: ({ channel }) => CHANNEL_WORDS[channel] },
  { header: 'Status', text: ({ status }) => stateLabel(CONVERSATION_STATE_TEXTS, status) },
  { header: 'Owner', text: ({ owner }) => owner?.name ?? '' },
  { header: 'Last message', text: ({ lastText }) => lastText },
  { header: 'At', text: ({ lastAt }) => instantText(lastAt) },
  { header: 'Waiting since', text: ({ waitingSince }) => (waitingSince ? instantText(waitingSince) : '') },
];

export const chatArea: Area = {
  exports: {
    'conversations.list': listExport({
      endpoint: conversationsApi.list,
      title: 'Conversations',
      list: listConversations,
      columns: COLUMNS,
    }),
  },
  openWork: { conversations: CONVERSATION_WORK },
};
